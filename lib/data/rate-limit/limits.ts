const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * How many tries of strangers are free. Beyond them no one is refused: each further try brings a
 * proof of work, which grows until twice as many tries have been counted as are free, and waits for
 * its turn. So no pause keeps an honest person out, and guessing stays slow.
 */
export type Rule = {
  free: number;
  /** Without a try for this long the count starts again. In milliseconds, like all times here. */
  window: number;
  /** The count starts again this long after its first try, however many follow. */
  fixed?: true;
  /** Beyond the free ones, the time from one counted try to the next, whoever makes them. */
  turn: number;
};

export type Purpose = {
  /** What one address, or one device that someone signed in on, may try. */
  client: Rule;
  /**
   * The same for a device that someone with a place here has signed in on: it serves fewer people
   * than an address.
   */
  device?: Rule;
  /** What may be tried at one account, join code or mailbox, by all strangers together. */
  subject?: Rule;
  /** What may be tried by all together, in case a sweep hides behind many addresses. */
  all?: Rule;
  counted: 'wrong' | 'every';
  /** How many may wait at one address for the same thing without a proof. */
  waiting: number;
};

/**
 * A whole school may be behind one address: a class signs in or joins at the same moment, and
 * everyone mistypes once.
 */
export const PURPOSES = {
  'sign-in': {
    client: { free: 100, window: 15 * MINUTE, turn: 250 },
    device: { free: 20, window: 15 * MINUTE, turn: 250 },
    subject: { free: 5, window: 15 * MINUTE, turn: 500 },
    counted: 'wrong',
    // Each costs a hash of about 30 ms: two classes wait two seconds.
    waiting: 60,
  },
  join: {
    // Five classes of thirty. A sweep of the 900,000 codes with a single password, made without
    // proofs, would take six weeks.
    client: { free: 200, window: 15 * MINUTE, turn: 250 },
    // Everyone in a class of thirty may mistype once, and some twice.
    subject: { free: 40, window: 15 * MINUTE, turn: 500 },
    all: { free: 2000, window: 15 * MINUTE, fixed: true, turn: 0 },
    counted: 'wrong',
    waiting: 200,
  },
  'sign-up': {
    // A school in which ten classes begin within an hour, and everyone needs two tries.
    client: { free: 600, window: 60 * MINUTE, fixed: true, turn: 250 },
    counted: 'every',
    waiting: 60,
  },
  reset: {
    client: { free: 120, window: 60 * MINUTE, fixed: true, turn: 250 },
    // Beyond these a mailbox gets one letter a minute: whoever asks sooner has a link in it that is
    // younger than that.
    subject: { free: 5, window: 60 * MINUTE, fixed: true, turn: MINUTE },
    counted: 'every',
    waiting: 200,
  },
} as const satisfies Record<string, Purpose>;
export type PurposeName = keyof typeof PURPOSES;

/**
 * Beyond the free tries, from one wrong guess of one address at one account or code to the next.
 */
export const PLACE_TURN = SECOND;
/** How many with a proof may wait for such a turn; the next are asked for another proof. */
export const PLACE_WAITING = 6;
/** The same for all addresses together. */
export const SUBJECT_WAITING = 12;

/**
 * Tries of someone who is signed in, which no one else can use up: beyond the free ones comes a
 * pause.
 */
export type PauseRule = {
  /** Tries before the first pause. */
  free: number;
  /** Each further try after a pause doubles it, up to `longest`. */
  firstPause: number;
  /** At most {@link LONGEST_PAUSE}. */
  longest: number;
  window: number;
};
/** No pause of any kind is longer, whatever a clock does. */
export const LONGEST_PAUSE = 15 * MINUTE;

/** Guesses at the password in use, by someone who has the account's open session. */
export const PASSWORD_CHANGES: PauseRule = {
  free: 5,
  firstPause: MINUTE,
  longest: LONGEST_PAUSE,
  window: 15 * MINUTE,
};
/**
 * Letters to an address that no one has proven: whoever signed up with it, perhaps a stranger, must
 * not fill someone's mailbox.
 */
export const LETTERS: PauseRule = {
  free: 3,
  firstPause: 10 * MINUTE,
  longest: LONGEST_PAUSE,
  window: 60 * MINUTE,
};
/** Requests for more leagues: an admin gets a letter for each that says something new. */
export const LEAGUE_REQUESTS: PauseRule = {
  free: 5,
  firstPause: 10 * MINUTE,
  longest: LONGEST_PAUSE,
  window: 60 * MINUTE,
};
/** Invitations of one admin: the teachers of a whole district in an afternoon. */
export const INVITATIONS: PauseRule = {
  free: 300,
  firstPause: 10 * MINUTE,
  longest: LONGEST_PAUSE,
  window: 60 * MINUTE,
};
/**
 * Login cards: five classes in parts of ten, each sent twice, and then as many again: more than a
 * school year begins with.
 */
export const CARD_REQUESTS: PauseRule = {
  free: 120,
  firstPause: 10 * MINUTE,
  longest: LONGEST_PAUSE,
  window: 60 * MINUTE,
};
