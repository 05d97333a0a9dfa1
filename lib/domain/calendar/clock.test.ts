import { timestampFromDate, UNKNOWN_TIMESTAMP } from '../time/timestamp';
import { createLeagueClock, isLate, type LiveSeasonState } from './clock';
import type { LeagueCalendar, ReplayCalendar } from './league-calendar';

const NEW_YORK = 'America/New_York';
const CHICAGO = 'America/Chicago';
const NOW = new Date('2023-11-01T12:00:00Z');
const at = (text: string) => timestampFromDate(new Date(text));
const meta = (changes: Partial<LiveSeasonState> = {}): LiveSeasonState => ({
  currentSeason: 2023,
  currentWeek: 6,
  seasonActive: true,
  weekStartedAt: at('2023-10-17T10:00:00Z'),
  weekOpenings: { 5: at('2023-10-10T10:00:00Z') },
  ...changes,
});
const live = (changes: Partial<LiveSeasonState> = {}, timeZone = NEW_YORK) =>
  createLeagueClock({ league: null, meta: meta(changes), now: NOW, timeZone });

describe('the deadline', () => {
  it('of the current week is its Thursday at three on the clocks of the school', () => {
    const week = meta();
    for (let times = 0; times < 2; times += 1) {
      const deadlineIn = (timeZone: string) =>
        createLeagueClock({ league: null, meta: week, now: NOW, timeZone }).deadline;
      expect(deadlineIn(NEW_YORK)).toEqual(new Date('2023-10-19T19:00:00Z'));
      expect(deadlineIn(CHICAGO)).toEqual(new Date('2023-10-19T20:00:00Z'));
    }
  });

  it('is the next Thursday where another program does not say when the week began', () => {
    expect(live({ weekStartedAt: UNKNOWN_TIMESTAMP }).deadline).toEqual(
      new Date('2023-11-02T19:00:00Z'),
    );
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
    const clock = createLeagueClock({ league, meta: meta(), now: NOW, timeZone: NEW_YORK });
    expect(clock).toMatchObject({
      season: 2023,
      statisticsSeason: 2023,
      currentWeek: 6,
      isPaused: false,
      isPast: false,
    });
    expect(
      createLeagueClock({ league, meta: meta(), now: NOW, timeZone: NEW_YORK, hasEnded: true })
        .isPaused,
    ).toBe(true);
  });

  it('of a league whose season is over has all its weeks, and no one knows when they were due', () => {
    const clock = createLeagueClock({
      league: { season: 2022 },
      meta: meta(),
      now: NOW,
      timeZone: NEW_YORK,
    });
    expect(clock).toMatchObject({
      season: 2022,
      statisticsSeason: 2022,
      currentWeek: 18,
      isPast: true,
    });
    expect([5, 6, 18].map((week) => clock.deadlineOf(week))).toEqual([null, null, null]);
  });

  it('of a league whose season was left in week 6 stays in week 6', () => {
    const left = { ...meta(), leftSeasons: { 2022: { currentWeek: 6 }, 2021: { currentWeek: 3 } } };
    const clock = createLeagueClock({
      league: { season: 2022 },
      meta: left,
      now: NOW,
      timeZone: NEW_YORK,
    });
    expect(clock).toMatchObject({ season: 2022, currentWeek: 6, isPast: true, next: null });
    expect([5, 6].map((week) => clock.deadlineOf(week))).toEqual([null, null]);
  });
});

describe('a league’s own calendar', () => {
  const plan = {
    openings: [{ weekday: 1, minute: 8 * 60 }],
    deadlines: [{ weekday: 5, minute: 9 * 60 + 30 }],
    noSchool: [],
    extensions: {},
  };
  const replay: ReplayCalendar = {
    kind: 'replay',
    statisticsSeason: 2024,
    currentWeek: 2,
    weekStartedAt: at('2023-10-30T12:00:00Z'),
    weekOpenings: { 1: at('2023-10-23T12:00:00Z') },
    paused: null,
    plan,
  };
  const clock = (calendar: LeagueCalendar, changes: Partial<LiveSeasonState> = {}, season = 2023) =>
    createLeagueClock({
      league: { season, calendar },
      meta: meta(changes),
      now: NOW,
      timeZone: NEW_YORK,
    });

  it('of a replay is all its own: whose games, which week, when it is due, and whether it stands still', () => {
    expect(clock(replay)).toMatchObject({
      season: 2023,
      statisticsSeason: 2024,
      currentWeek: 2,
      weekStartedAt: new Date('2023-10-30T12:00:00Z'),
      deadline: new Date('2023-11-03T13:30:00Z'),
      isPaused: false,
      pause: null,
      isPast: false,
    });
    expect(clock(replay).deadlineOf(1)).toEqual(new Date('2023-10-27T13:30:00Z'));
    expect(clock(replay).deadlineOf(5)).toBeNull();
    expect(clock(replay, { seasonActive: false, currentWeek: 17 })).toMatchObject({
      isPaused: false,
      currentWeek: 2,
    });
    const paused = { since: at('2023-10-31T12:00:00Z'), sentence: 'Back on Monday.' };
    expect(clock({ ...replay, paused })).toMatchObject({ isPaused: true, pause: paused });
  });

  it('of a class that plays along has the live season’s weeks and its own deadlines', () => {
    const own = clock({ kind: 'live', paused: null, plan });
    expect(own).toMatchObject({
      statisticsSeason: 2023,
      currentWeek: 6,
      deadline: new Date('2023-10-20T13:30:00Z'),
    });
    expect(own.deadlineOf(5)).toEqual(new Date('2023-10-13T13:30:00Z'));
    expect(own.deadlineOf(4)).toBeNull();
    expect(clock({ kind: 'live', paused: null, plan }, { seasonActive: false }).isPaused).toBe(
      true,
    );
  });

  it('gives a single week more days, and a deadline that was settled stays', () => {
    const longer = {
      ...plan,
      extensions: { 2: 1 },
      settledDeadlines: { 1: at('2023-10-26T10:00:00Z') },
    };
    expect(clock({ ...replay, plan: longer }).deadline).toEqual(new Date('2023-11-06T14:30:00Z'));
    expect(clock({ ...replay, plan: longer }).deadlineOf(1)).toEqual(
      new Date('2023-10-26T10:00:00Z'),
    );
  });

  it('of two leagues with the live season’s weeks gives each its own deadline', () => {
    const week = meta();
    const dueOf = (calendar?: LeagueCalendar) =>
      createLeagueClock({
        league: { season: 2023, calendar },
        meta: week,
        now: NOW,
        timeZone: NEW_YORK,
      }).deadline.toISOString();
    const live: LeagueCalendar = { kind: 'live', paused: null, plan };
    expect([dueOf(live), dueOf(), dueOf(live)]).toEqual([
      '2023-10-20T13:30:00.000Z',
      '2023-10-19T19:00:00.000Z',
      '2023-10-20T13:30:00.000Z',
    ]);
  });

  // Week 6 was opened on Tuesday, October 17. Days off and extra days only move the deadline.
  it.each([
    ['live', null, '2023-10-19T19:00:00.000Z'],
    ['live', '2023-10-20T00:15:00Z', '2023-10-20T00:15:00.000Z'],
    ['replay', null, '2023-11-10T14:30:00.000Z'],
  ] as const)(
    'locks a lineup (%s, first kickoff %s) before the games of its week, however late work is due',
    (kind, kickoff, locks) => {
      const later = { ...plan, extensions: { 2: 5, 6: 5 } };
      const own = clock(
        kind === 'live' ? { kind, paused: null, plan: later } : { ...replay, plan: later },
      );
      expect(own.lineupLock(kickoff && new Date(kickoff)).toISOString()).toBe(locks);
    },
  );

  it('of a replay stays where it was when its school year is over; a live season’s has all its weeks then', () => {
    const past = clock(replay, {}, 2022);
    expect(past).toMatchObject({
      season: 2022,
      statisticsSeason: 2024,
      currentWeek: 2,
      isPast: true,
    });
    expect(past.deadlineOf(1)).toEqual(new Date('2023-10-27T13:30:00Z'));
    const live = clock({ kind: 'live', paused: null, plan }, {}, 2022);
    expect([live.currentWeek, live.deadlineOf(5)]).toEqual([18, null]);
  });
});
