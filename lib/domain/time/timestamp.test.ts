import fc from 'fast-check';
import {
  dateFromTimestamp,
  timestampFromDate,
  timestampFromStoredOrUnchanged,
  UNKNOWN_TIMESTAMP,
} from './timestamp';

describe('timestamps', () => {
  it('keep a moment before 1970 with nanoseconds that count up', () => {
    expect(timestampFromDate(new Date(-1))).toEqual({ seconds: -1, nanoseconds: 999_000_000 });
  });

  it('give every moment back to the millisecond', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        expect(dateFromTimestamp(timestampFromDate(date))).toEqual(date);
      }),
    );
  });
});

describe('a moment as other programs store it', () => {
  const NOON = { seconds: 1_697_630_400, nanoseconds: 0 };
  it.each<[unknown, unknown]>([
    ['2023-10-18T12:00:00Z', NOON],
    ['2023-10-18T12:00Z', NOON],
    ['2023-10-18T08:00:00-04:00', NOON],
    ['2023-10-18T17:30:00+0530', NOON],
    ['2023-10-18T12:00:00.250Z', { seconds: 1_697_630_400, nanoseconds: 250_000_000 }],
    [
      { _seconds: 1_697_630_400, _nanoseconds: 5 },
      { seconds: 1_697_630_400, nanoseconds: 5 },
    ],
    [{ _seconds: 1_697_630_400 }, NOON],
    ['2023-10-18', '2023-10-18'],
    ['2023-10-18T12:00:00', '2023-10-18T12:00:00'],
    ['On 2023-10-18T12:00:00Z', 'On 2023-10-18T12:00:00Z'],
    ['2023-10-18T12:00:00Z.', '2023-10-18T12:00:00Z.'],
    ['2023-10-18T12:00:00.Z', '2023-10-18T12:00:00.Z'],
    ['', ''],
    [7, 7],
    [null, null],
    [undefined, undefined],
    [NOON, NOON],
    [{}, {}],
  ])('%j is read as %j', (stored, moment) => {
    expect(timestampFromStoredOrUnchanged(stored)).toEqual(moment);
  });

  it('keeps nanoseconds that a date has no room for', () => {
    expect(dateFromTimestamp({ seconds: 1, nanoseconds: 999_999_999 })).toEqual(new Date(1_999));
    expect(UNKNOWN_TIMESTAMP).toEqual({ seconds: 0, nanoseconds: 0 });
  });
});
