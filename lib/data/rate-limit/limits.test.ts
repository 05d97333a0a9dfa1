import {
  ADULT_INVITATION_LIMIT,
  LEAGUE_REQUEST_LIMIT,
  LOGIN_CARD_LIMIT,
  MAIL_TO_UNPROVEN_EMAIL_LIMIT,
  MAX_TRY_PAUSE_MS,
  MAX_WAITING_PER_ACCOUNT,
  MAX_WAITING_PER_ADDRESS,
  PASSWORD_CHANGE_LIMIT,
  RATE_LIMITS,
  SCHOOL_ROSTER_READ_LIMIT,
  TEACHER_INVITATION_LIMIT,
  WRONG_GUESS_INTERVAL_PER_ADDRESS_MS,
} from './limits';

// In milliseconds, each written out: whoever changes one changes a promise.
const QUARTER = 900_000;
const HOUR = 3_600_000;

it('what strangers may try is what was decided', () => {
  expect(RATE_LIMITS).toEqual({
    'sign-in': {
      client: { free: 100, window: QUARTER, turn: 250 },
      device: { free: 20, window: QUARTER, turn: 250 },
      subject: { free: 5, window: QUARTER, turn: 500 },
      counted: 'wrong',
      waiting: 60,
    },
    join: {
      client: { free: 200, window: QUARTER, turn: 250 },
      subject: { free: 40, window: QUARTER, turn: 500 },
      all: { free: 2000, window: QUARTER, fixed: true, turn: 0 },
      counted: 'wrong',
      waiting: 200,
    },
    'sign-up': {
      client: { free: 600, window: HOUR, fixed: true, turn: 250 },
      counted: 'every',
      waiting: 60,
    },
    reset: {
      client: { free: 120, window: HOUR, fixed: true, turn: 250 },
      subject: { free: 5, window: HOUR, fixed: true, turn: 60_000 },
      counted: 'every',
      waiting: 200,
    },
  });
  expect([
    WRONG_GUESS_INTERVAL_PER_ADDRESS_MS,
    MAX_WAITING_PER_ADDRESS,
    MAX_WAITING_PER_ACCOUNT,
  ]).toEqual([1_000, 6, 12]);
});

it('what somebody who is signed in may try is what was decided, with no pause longer than a quarter of an hour', () => {
  expect(PASSWORD_CHANGE_LIMIT).toEqual({
    free: 5,
    firstPause: 60_000,
    longest: QUARTER,
    window: QUARTER,
  });
  expect(MAIL_TO_UNPROVEN_EMAIL_LIMIT).toEqual({
    free: 3,
    firstPause: 600_000,
    longest: QUARTER,
    window: HOUR,
  });
  expect(TEACHER_INVITATION_LIMIT).toEqual({
    free: 300,
    firstPause: 600_000,
    longest: QUARTER,
    window: HOUR,
  });
  expect(LOGIN_CARD_LIMIT).toEqual({
    free: 120,
    firstPause: 600_000,
    longest: QUARTER,
    window: HOUR,
  });
  const anHour = { firstPause: 600_000, longest: QUARTER, window: HOUR };
  expect(LEAGUE_REQUEST_LIMIT).toEqual({ ...anHour, free: 5 });
  expect(ADULT_INVITATION_LIMIT).toEqual({ ...anHour, free: 20 });
  expect(SCHOOL_ROSTER_READ_LIMIT).toEqual({ ...anHour, free: 12, firstPause: 300_000 });
  expect(MAX_TRY_PAUSE_MS).toBe(QUARTER);
});
