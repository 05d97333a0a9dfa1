import { starterGame } from '@/lib/data/season/games';
import { parseTypedAnswer } from '@/lib/domain/answers/read';
import { lineupFromFields, lineupPlayerIds } from '@/lib/domain/football/lineup';
import { LINEUP_SLOTS, positionOfSlot, STEP_KEYS } from '@/lib/domain/football/positions';
import { isRosterComplete, ROSTER_LIMITS, rosterCounts } from '@/lib/domain/football/roster';
import { scoreGame } from '@/lib/domain/football/scoring';
import { addMixed, compareMixed, isLowestTerms, toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { equationAward } from '@/lib/domain/week/mvp';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { realSeason } from '@/lib/testing/real-season';
import { DEMO_STUDENTS } from './class-list';
import { playClass } from './play-class';
import type { PlayedSeason } from './play-season';

const now = new Date('2026-11-17T15:00:00Z');
const plan = {
  studentIds: DEMO_STUDENTS.map((_, index) => `student-${index}`),
  leagueId: 'league',
  currentWeek: 6,
  weekStartedAt: new Date('2026-11-17T11:00:00Z'),
  now,
};

let snapshot: SeasonSnapshot;
let students: PlayedSeason[];
beforeAll(async () => {
  snapshot = await realSeason.load(2023);
  students = playClass(snapshot, plan);
});

const weeks = () => students.flatMap((student) => student.weeks);
const attemptsOf = (student: PlayedSeason) =>
  student.weeks.flatMap((week) => [...week.playerAttempts, ...week.teamAttempts]);
const value = (mixed: MixedNumber | null) =>
  mixed ?? { wholeNumber: Number.NaN, numerator: 0, denominator: 1 };

it('is the same class every time', () => {
  expect(playClass(snapshot, plan)).toEqual(students);
});

it('has 24 students with teams of different names and complete rosters within the limits', () => {
  expect(students).toHaveLength(24);
  expect(new Set(students.map(({ team }) => team.name)).size).toBe(24);
  for (const { team } of students) {
    const players = team.draftedPlayers.map((id) => ({
      position: snapshot.players.get(id)?.Position ?? 'QB',
    }));
    const counts = rosterCounts(players, team.draftedDefenses);
    expect(isRosterComplete(counts)).toBe(true);
    for (const [position, { max }] of Object.entries(ROSTER_LIMITS))
      expect(counts[position as 'QB']).toBeLessThanOrEqual(max);
  }
});

it('starts only players of the own roster, each in a slot of his position and nobody twice', () => {
  for (const { team, lineups } of students) {
    expect(lineups.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const fields of lineups) {
      const lineup = lineupFromFields(fields);
      expect(team.draftedDefenses).toContain(lineup.DEF);
      const starters = LINEUP_SLOTS.filter((slot) => slot !== 'DEF');
      for (const slot of starters) {
        expect(team.draftedPlayers).toContain(lineup[slot]);
        expect(snapshot.players.get(lineup[slot])?.Position).toBe(positionOfSlot(slot));
      }
      expect(new Set(starters.map((slot) => lineup[slot])).size).toBe(starters.length);
    }
  }
});

it('keeps for every right step the exact score of the real game, in lowest terms', () => {
  for (const { weeks: played, lineups } of students) {
    for (const { progress } of played) {
      const lineup = lineups.find(({ week }) => week === progress.week);
      expect(progress.steps.slice(0, 8).map(({ playerId }) => playerId)).toEqual(
        lineup && lineupPlayerIds(lineupFromFields(lineup)),
      );
      progress.steps.forEach((step, index) => {
        expect(step.answer !== null).toBe(step.correct);
        if (!step.correct) return;
        expect(isLowestTerms(value(step.answer))).toBe(true);
        const slot = LINEUP_SLOTS[index];
        const expected = slot
          ? toMixed(
              scoreGame(
                positionOfSlot(slot),
                progress.formulaLevel,
                starterGame(snapshot, positionOfSlot(slot), step.playerId ?? 0, progress.week)
                  .stats,
              ),
            )
          : addMixed(progress.steps.slice(0, 8).map((starter) => value(starter.answer)));
        expect(step.answer).toEqual(expected);
      });
    }
  }
});

it('has one record for each try, numbered without gaps, the last of a right step being the right one', () => {
  for (const student of students) {
    const attempts = attemptsOf(student);
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(attempts.length);
    for (const { progress } of student.weeks) {
      progress.steps.forEach((step, index) => {
        const own = attempts.filter(
          (attempt) => attempt.week === progress.week && attempt.step === STEP_KEYS[index],
        );
        expect(own.map(({ attempt }) => attempt)).toEqual(own.map((_, place) => place + 1));
        expect(own).toHaveLength(step.attempts);
        expect(own.map(({ correct }) => correct)).toEqual(
          own.map((_, place) => step.correct && place === own.length - 1),
        );
        const last = own.at(-1);
        if (step.correct && last) expect(compareMixed(last.answer, value(step.answer))).toBe(0);
      });
    }
  }
});

it('records answers as they read when typed', () => {
  for (const attempt of students.flatMap(attemptsOf)) {
    expect(parseTypedAnswer(attempt.typed)).toEqual({ ok: true, value: attempt.answer });
  }
});

it('has every MVP point in the ledger: award by the rule, balance and week totals as their sums', () => {
  for (const { profile, weeks: played } of students) {
    for (const { progress, events } of played) {
      const award = equationAward(progress.steps);
      expect(events.map(({ reason, points }) => [reason, points])).toEqual(
        award > 0 ? [['equations', award]] : [],
      );
      expect(progress.mvpPointsEarned).toBe(award);
    }
    expect(profile.mvpPoints).toBe(
      played.flatMap(({ events }) => events).reduce((sum, { points }) => sum + points, 0),
    );
  }
});

it('ticks Calculate Points exactly when all nine steps are right', () => {
  for (const { progress, tasks } of weeks()) {
    expect(tasks.task2 !== null).toBe(progress.steps.every(({ correct }) => correct));
    expect(tasks.task3).toBeNull();
  }
});

it('ticks Set Line-Up exactly when the next line-up was set by hand', () => {
  for (const { weeks: played, lineups } of students) {
    for (const { tasks } of played) {
      expect(tasks.task5 !== null).toBe(
        lineups.find(({ week }) => week === tasks.week + 1)?.userUpdated,
      );
    }
  }
});

it('never lies in the future', () => {
  for (const student of students) {
    for (const { createdAt } of attemptsOf(student))
      expect(dateFromTimestamp(createdAt).getTime()).toBeLessThanOrEqual(now.getTime());
  }
});

it('shows a class in the middle of its week: done, on the way, stuck, not started', () => {
  const current = weeks().filter(({ progress }) => progress.week === 6);
  const done = current.map(
    ({ progress }) => progress.steps.filter(({ correct }) => correct).length,
  );

  expect(done.filter((count) => count === 9).length).toBeGreaterThan(5);
  expect(done.filter((count) => count > 0 && count < 9).length).toBeGreaterThan(5);
  expect(done.filter((count) => count === 0).length).toBeGreaterThan(0);
  expect(
    current.some(({ progress }) =>
      progress.steps.some((step) => !step.correct && step.attempts >= 3),
    ),
  ).toBe(true);
});

it('has scouted one of each position it drafted, and kept every try', () => {
  for (const { scouting, team } of students) {
    const { progress, attempts } = scouting;
    expect(progress.scoutedPlayerIds).toHaveLength(5);
    expect(progress.scoutedDefenseIds).toHaveLength(1);
    for (const id of progress.scoutedPlayerIds) expect(team.draftedPlayers).toContain(id);
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(attempts.length);
    for (const attempt of attempts) {
      const { position, playerId, week, formulaLevel } = attempt;
      const stats = starterGame(snapshot, position as 'QB', playerId, week).stats;
      const right =
        compareMixed(attempt.answer, toMixed(scoreGame(position as 'QB', formulaLevel, stats))) ===
        0;
      expect(attempt.correct).toBe(right);
      expect(dateFromTimestamp(attempt.createdAt).getTime()).toBeLessThanOrEqual(now.getTime());
    }
    expect(attempts.filter(({ correct }) => correct)).toHaveLength(6);
  }
});
