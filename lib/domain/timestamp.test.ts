import fc from 'fast-check';
import { dateFromTimestamp, timestampFromDate } from './timestamp';

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
