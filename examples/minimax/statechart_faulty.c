/* A statechart as code generators write it out: charts side by side, each a switch over its states, with flags for what has
 * changed, so that most paths are infeasible. `fresh` is set before it and asked for after it.
 * Here one of the charts sets the flag, in a state that a long path leads to.
 */
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

static int fresh;

/* The charts' states, what they were, and what has changed. */
static int door, lift, lamp, motor;
static int door_before, lift_before, lamp_before, motor_before;
static int door_moved, lift_moved, lamp_moved, motor_moved;

/* Inputs of a step. */
static int button, key, blocked, dark, tick;

static void read_inputs(void) {
  button = __VERIFIER_nondet_int() != 0;
  key = __VERIFIER_nondet_int() != 0;
  blocked = __VERIFIER_nondet_int() != 0;
  dark = __VERIFIER_nondet_int() != 0;
  tick = __VERIFIER_nondet_int() != 0;
}

static void step_door(void) {
  door_before = door;
  switch (door) {
  case 0:
    if (key) door = 1;
    break;
  case 1:
    if (button && !blocked) door = 2;
    if (!key) door = 0;
    break;
  case 2:
    if (blocked) door = 3;
    else if (tick) door = 1;
    break;
  case 3:
    if (!blocked) door = 1;
    break;
  default:
    door = 0;
  }
  door_moved = door != door_before;
}

static void step_lift(void) {
  lift_before = lift;
  switch (lift) {
  case 0:
    if (door_moved && door == 2) lift = 1;
    break;
  case 1:
    if (button) lift = 2;
    if (door == 3) lift = 4;
    break;
  case 2:
    if (tick) lift = 3;
    break;
  case 3:
    if (!button) lift = 1;
    if (door == 0) lift = 0;
    break;
  case 4:
    if (door_moved) lift = 0;
    if (lamp == 2) fresh = 1;
    break;
  default:
    lift = 0;
  }
  lift_moved = lift != lift_before;
}

static void step_lamp(void) {
  lamp_before = lamp;
  switch (lamp) {
  case 0:
    if (dark && lift_moved) lamp = 1;
    break;
  case 1:
    if (tick) lamp = 2;
    if (!dark) lamp = 0;
    break;
  case 2:
    if (door == 0) lamp = 0;
    break;
  default:
    lamp = 0;
  }
  lamp_moved = lamp != lamp_before;
}

static void step_motor(void) {
  motor_before = motor;
  switch (motor) {
  case 0:
    if (lift == 1 || lift == 2) motor = 1;
    break;
  case 1:
    if (lift == 4) motor = 2;
    if (lift == 0) motor = 0;
    break;
  case 2:
    if (!blocked && tick) motor = 0;
    break;
  default:
    motor = 0;
  }
  motor_moved = motor != motor_before;
}

int main(void) {
  fresh = 0;
  door = lift = lamp = motor = 0;
  while (__VERIFIER_nondet_int()) {
    read_inputs();
    step_door();
    step_lift();
    step_lamp();
    step_motor();
  }
  if (fresh > 0) reach_error();
  return 0;
}
