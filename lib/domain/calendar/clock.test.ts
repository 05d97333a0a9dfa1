import { THE_BEGINNING, timestampFromDate } from '../time/timestamp';
import { type ClockMeta, clockOf, isLate } from './clock';

const NEW_YORK = 'America/New_York';
const CHICAGO = 'America/Chicago';
const NOW = new Date('2023-11-01T12:00:00Z');
const at = (text: string) => timestampFromDate(new Date(text));
const meta = (changes: Partial<ClockMeta> = {}): ClockMeta => ({
  currentSeason: 2023,
  currentWeek: 6,
  seasonActive: true,
  weekStartedAt: at('2023-10-17T10:00:00Z'),
  weekOpenings: { 5: at('2023-10-10T10:00:00Z') },
  ...changes,
});
const live = (changes: Partial<ClockMeta> = {}, timeZone = NEW_YORK) =>
  clockOf({ league: null, meta: meta(changes), now: NOW, timeZone });

describe('the deadline', () => {
  it('of the current week is its Thursday at three on the clocks of the school', () => {
    const week = meta();
    for (let times = 0; times < 2; times += 1) {
      const deadlineIn = (timeZone: string) => clockOf({ league: null, meta: week, now: NOW, timeZone }).deadline;
      expect(deadlineIn(NEW_YORK)).toEqual(new Date('2023-10-19T19:00:00Z'));
      expect(deadlineIn(CHICAGO)).toEqual(new Date('2023-10-19T20:00:00Z'));
    }
  });

  it('is the next Thursday where another program does not say when the week began', () => {
    expect(live({ weekStartedAt: THE_BEGINNING }).deadline).toEqual(new Date('2023-11-02T19:00:00Z'));
  });

  it('of an earlier week is known where it is known when that was opened', () => {
    expect(live().deadlineOf(6)).toEqual(new Date('2023-10-19T19:00:00Z'));
    expect(live().deadlineOf(5)).toEqual(new Date('2023-10-12T19:00:00Z'));
    expect(live().deadlineOf(4)).toBeNull();
    expect(live({ weekOpenings: undefined }).deadlineOf(5)).toBeNull();
  });

  it.each([
    [-1, false],
    [0, false],
    [1, true],
  ])('is passed %i milliseconds after it: %s', (milliseconds, late) => {
    const deadline = new Date('2023-10-19T19:00:00Z');
    expect(isLate(new Date(deadline.getTime() + milliseconds), deadline)).toBe(late);
  });
});

describe('the clock', () => {
  it('of someone without a league says what the document says', () => {
    expect(live()).toMatchObject({
      season: 2023,
      statisticsSeason: 2023,
      currentWeek: 6,
      weekStartedAt: new Date('2023-10-17T10:00:00Z'),
      isPaused: false,
      isPast: false,
    });
    expect(live({ currentWeek: 0 }).currentWeek).toBe(0);
    expect(live({ seasonActive: false }).isPaused).toBe(true);
  });

  it('of a league of this season says the same, and stands still for whom the league has ended', () => {
    const league = { season: 2023 };
    const clock = clockOf({ league, meta: meta(), now: NOW, timeZone: NEW_YORK });
    expect(clock).toMatchObject({ season: 2023, statisticsSeason: 2023, currentWeek: 6, isPaused: false, isPast: false });
    expect(clockOf({ league, meta: meta(), now: NOW, timeZone: NEW_YORK, hasEnded: true }).isPaused).toBe(true);
  });

  it('of a league whose season is over has all its weeks, and no one knows when they were due', () => {
    const clock = clockOf({ league: { season: 2022 }, meta: meta(), now: NOW, timeZone: NEW_YORK });
    expect(clock).toMatchObject({ season: 2022, statisticsSeason: 2022, currentWeek: 18, isPast: true });
    expect([5, 6, 18].map((week) => clock.deadlineOf(week))).toEqual([null, null, null]);
  });
});
