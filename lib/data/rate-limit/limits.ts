const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * How many tries strangers have for free. After that nobody is refused: each further try needs a
 * proof of work, which grows until twice the free tries have been counted, and waits for its turn.
 * So honest people are never locked out, and guessing stays slow.
 */
export type FreeTriesThenProofRule = {
  free: number;
  /** The count restarts after this time without a try. In milliseconds, like all times here. */
  window: number;
  /** The count restarts this long after its first try, regardless of later ones. */
  fixed?: true;
  /** After the free tries, the time between two counted tries of anyone. */
  turn: number;
};

export type PurposeLimits = {
  /** Limits for one address, or one device that someone has signed in on. */
  client: FreeTriesThenProofRule;
  /**
   * Limits for a device on which a teacher or a league's student has signed in: it serves fewer
   * people than an address.
   */
  device?: FreeTriesThenProofRule;
  /** Limits for one account, join code, or mailbox, for all strangers together. */
  subject?: FreeTriesThenProofRule;
  /** Limits for everyone together, in case an attack uses many addresses. */
  all?: FreeTriesThenProofRule;
  counted: 'wrong' | 'every';
  /**
   * How many tries without a proof of work may wait in one line: for a network address, for an
   * account or code, and for both together. Any further try must bring a proof.
   */
  waiting: number;
};

/**
 * A whole school may share an address: a class signs in or joins at once, and everyone mistypes
 * once.
 */
export const RATE_LIMITS = {
  'sign-in': {
    client: { free: 100, window: 15 * MINUTE, turn: 250 },
    device: { free: 20, window: 15 * MINUTE, turn: 250 },
    subject: { free: 5, window: 15 * MINUTE, turn: 500 },
    counted: 'wrong',
    // Each costs a hash of about 30 ms, so two classes wait two seconds.
    waiting: 60,
  },
  join: {
    // Five classes of thirty. Trying all 900,000 codes with one password, without proofs, would
    // take six weeks.
    client: { free: 200, window: 15 * MINUTE, turn: 250 },
    // In a class of thirty everyone may mistype once, and some twice.
    subject: { free: 40, window: 15 * MINUTE, turn: 500 },
    all: { free: 2000, window: 15 * MINUTE, fixed: true, turn: 0 },
    counted: 'wrong',
    waiting: 200,
  },
  'sign-up': {
    // For a school where ten classes begin within an hour, and everyone needs two tries.
    client: { free: 600, window: 60 * MINUTE, fixed: true, turn: 250 },
    counted: 'every',
    waiting: 60,
  },
  reset: {
    client: { free: 120, window: 60 * MINUTE, fixed: true, turn: 250 },
    // After these a mailbox gets one email a minute: anyone asking sooner already has a newer
    // link.
    subject: { free: 5, window: 60 * MINUTE, fixed: true, turn: MINUTE },
    counted: 'every',
    waiting: 200,
  },
} as const satisfies Record<string, PurposeLimits>;
export type RateLimitPurposeName = keyof typeof RATE_LIMITS;

/**
 * After the free tries: the time between two wrong guesses from one address at one account or code.
 */
export const WRONG_GUESS_INTERVAL_PER_ADDRESS_MS = SECOND;
/**
 * How many tries with a proof of work may wait for their turn; any further one needs another proof.
 */
export const MAX_WAITING_PER_ADDRESS = 6;
export const MAX_WAITING_PER_ACCOUNT = 12;

/**
 * Limits for signed-in people, which nobody else can use up: after the free tries there is a pause.
 */
export type TryPauseRule = {
  free: number;
  /** Doubles with each further try, up to `longest`. */
  firstPause: number;
  longest: number;
  window: number;
};
/** No pause is longer than this, even if a clock is wrong. */
export const MAX_TRY_PAUSE_MS = 15 * MINUTE;

export const PASSWORD_CHANGE_LIMIT: TryPauseRule = {
  free: 5,
  firstPause: MINUTE,
  longest: MAX_TRY_PAUSE_MS,
  window: 15 * MINUTE,
};
/**
 * Letters to an unproven address: a stranger who signed up with it must not fill someone's mailbox.
 */
export const MAIL_TO_UNPROVEN_EMAIL_LIMIT: TryPauseRule = {
  free: 3,
  firstPause: 10 * MINUTE,
  longest: MAX_TRY_PAUSE_MS,
  window: 60 * MINUTE,
};
/** Requests for more leagues: each new one is mailed to the admins. */
export const LEAGUE_REQUEST_LIMIT: TryPauseRule = {
  free: 5,
  firstPause: 10 * MINUTE,
  longest: MAX_TRY_PAUSE_MS,
  window: 60 * MINUTE,
};
/** Invitations by one admin: all teachers of a district in one afternoon. */
export const TEACHER_INVITATION_LIMIT: TryPauseRule = {
  free: 300,
  firstPause: 10 * MINUTE,
  longest: MAX_TRY_PAUSE_MS,
  window: 60 * MINUTE,
};
/**
 * Invitations into a teacher's own classes. Each is an email to an address that the teacher types.
 */
export const ADULT_INVITATION_LIMIT: TryPauseRule = {
  free: 20,
  firstPause: 10 * MINUTE,
  longest: MAX_TRY_PAUSE_MS,
  window: 60 * MINUTE,
};
/**
 * Login cards: five classes in chunks of ten, each sent twice, and twice that: more than a school
 * year's start needs.
 */
export const LOGIN_CARD_LIMIT: TryPauseRule = {
  free: 120,
  firstPause: 10 * MINUTE,
  longest: MAX_TRY_PAUSE_MS,
  window: 60 * MINUTE,
};

/** Looks at the school's roster by one teacher: each reads the whole roster. */
export const SCHOOL_ROSTER_READ_LIMIT: TryPauseRule = {
  free: 12,
  firstPause: 5 * MINUTE,
  longest: MAX_TRY_PAUSE_MS,
  window: 60 * MINUTE,
};
