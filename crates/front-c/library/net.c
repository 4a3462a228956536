// Models of arpa/inet.h. A part starts at a line `//@ name` and is linked in when the name is used and not defined.

//@ htonl
unsigned htonl(unsigned x) { return __builtin_bswap32(x); }
//@ ntohl
unsigned ntohl(unsigned x) { return __builtin_bswap32(x); }
//@ htons
unsigned short htons(unsigned short x) { return __builtin_bswap16(x); }
//@ ntohs
unsigned short ntohs(unsigned short x) { return __builtin_bswap16(x); }
