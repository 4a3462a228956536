/* Collision avoidance in the shape of TCAS: from where two aircraft will be, advise to climb, to descend, or nothing.
 *
 * Ten properties, each an entry of its own, as in `symra verify --engine minimax --entry p2a examples/minimax/tcas.c`.
 * p1a, p1b, p2a, p3b and p5a hold, the others do not: a climb is preferred a little where it is inhibited, and advice may
 * let the aircraft cross.
 */
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);

enum advice { NONE, CLIMB, DESCEND };

enum { BIAS = 100, NEAR = 300, FAR_APART = 600, LEVEL_RATE = 600 };

static int own, threat;           /* altitudes */
static int if_climbing;           /* how far apart they will be */
static int if_descending;
static int apart;                 /* how far apart they are */
static int rate;                  /* of the own aircraft */
static int layer;                 /* of the atmosphere */
static int inhibited;             /* whether it can't climb well */
static int confident, tracked;    /* what is known of the other one */
static int has_tcas, told_intent;

static int between(int low, int high) {
  int value = __VERIFIER_nondet_int();
  __VERIFIER_assume(low <= value && value <= high);
  return value;
}

static void observe(void) {
  own = between(0, 60000);
  threat = between(0, 60000);
  if_climbing = between(0, 30000);
  if_descending = between(0, 30000);
  apart = between(0, 60000);
  rate = between(-5000, 5000);
  layer = between(0, 3);
  inhibited = between(0, 1);
  confident = between(0, 1);
  tracked = between(0, 1);
  has_tcas = between(0, 1);
  told_intent = between(0, 1);
}

static int enough(void) {
  switch (layer) {
  case 0: return 400;
  case 1: return 500;
  case 2: return 640;
  default: return 740;
  }
}

static int climb_is_better(void) {
  int distance = if_climbing;
  if (inhibited) distance += BIAS;
  return distance > if_descending;
}

static int may_climb(void) {
  if (climb_is_better()) {
    if (own >= threat) return 1;
    return if_descending < enough();
  }
  return threat < own && apart >= NEAR && if_climbing >= enough();
}

static int may_descend(void) {
  if (climb_is_better())
    return own < threat && apart >= NEAR && if_descending >= enough();
  if (own <= threat) return 1;
  return if_climbing >= enough();
}

static enum advice decide(void) {
  int alone = !has_tcas || (tracked && !told_intent);
  if (!confident || rate > LEVEL_RATE || apart <= FAR_APART || !alone) return NONE;
  int up = own < threat && may_climb();
  int down = threat < own && may_descend();
  if (up && down) return NONE;
  if (up) return CLIMB;
  if (down) return DESCEND;
  return NONE;
}

/* Only one of the two is enough. */
void p1a(void) {
  observe();
  if (decide() == DESCEND && if_climbing >= enough() && if_descending < enough()) reach_error();
}

void p1b(void) {
  observe();
  if (decide() == CLIMB && if_climbing < enough() && if_descending >= enough()) reach_error();
}

/* None is enough, one is better. */
void p2a(void) {
  observe();
  if (decide() == DESCEND && if_climbing < enough() && if_descending < enough() && if_climbing > if_descending)
    reach_error();
}

void p2b(void) {
  observe();
  if (decide() == CLIMB && if_climbing < enough() && if_descending < enough() && if_climbing < if_descending)
    reach_error();
}

/* Both are enough: they need not cross. */
void p3a(void) {
  observe();
  if (decide() == DESCEND && if_climbing >= enough() && if_descending >= enough() && own > threat) reach_error();
}

void p3b(void) {
  observe();
  if (decide() == CLIMB && if_climbing >= enough() && if_descending >= enough() && own < threat) reach_error();
}

/* They never cross. */
void p4a(void) {
  observe();
  if (decide() == DESCEND && own > threat) reach_error();
}

void p4b(void) {
  observe();
  if (decide() == CLIMB && own < threat) reach_error();
}

/* The better one is advised. */
void p5a(void) {
  observe();
  if (decide() == DESCEND && if_climbing > if_descending) reach_error();
}

void p5b(void) {
  observe();
  if (decide() == CLIMB && if_climbing < if_descending) reach_error();
}

/* The five that hold. */
int main(void) {
  switch (between(0, 4)) {
  case 0: p1a(); break;
  case 1: p1b(); break;
  case 2: p2a(); break;
  case 3: p3b(); break;
  default: p5a(); break;
  }
  return 0;
}
