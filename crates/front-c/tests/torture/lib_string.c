#include <string.h>
#include <stdio.h>
int main(void) {
    char b[32]; strcpy(b, "hello"); strcat(b, " world"); printf("%s %d\n", b, (int)strlen(b));
    printf("%d %d %d\n", strcmp("abc", "abc"), strcmp("abc", "abd") < 0, strcmp("b", "abc") > 0);
    printf("%d %d\n", strncmp("abcd", "abxx", 2), strncmp("abcd", "abxx", 3) < 0);
    printf("%s %s %d\n", strchr(b, 'w'), strrchr(b, 'o'), strchr(b, 'z') == 0);
    printf("%s\n", strstr(b, "lo w")); strncpy(b, "xyz", 2); printf("%s\n", b);
    printf("%d %d\n", (int)strspn("aabbc", "ab"), (int)strcspn("hello", "l"));
    printf("%d %d\n", memcmp("abc", "abd", 2), memcmp("abc", "abd", 3) < 0); strncat(b, "12345", 3); printf("%s\n", b);
    char *d = strdup("dup"); d[0] = 'D'; printf("%s\n", d); printf("%s\n", (char *)memchr("find me", 'm', 7));
    return 0;
}
