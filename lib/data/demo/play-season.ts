import { lastWeekFieldForNewProgress } from '@/lib/data/week/student-week-in-transaction';
import { lineupToFields } from '@/lib/domain/football/lineup';
import { isDefense, POSITION_CODES, STEP_KEYS } from '@/lib/domain/football/positions';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import {
  pickRandom,
  type RandomSource,
  randomInteger,
  seededRandom,
} from '@/lib/domain/numbers/random';
import { HELMET_COLORS } from '@/lib/domain/team/colors';
import { MASCOTS, THEMES } from '@/lib/domain/team/looks';
import { generateTeamName } from '@/lib/domain/team/team-names';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { balanceAfterPointChange } from '@/lib/domain/week/mvp';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import type { StudentLineup, StudentTeam } from '@/lib/store/collections/teams';
import type { DemoStudent } from './class-list';
import { type SimulatedScouting, simulateScouting } from './play-scouting';
import { type SimulatedWeekDocuments, simulateStudentWeek } from './play-week';
import {
  chooseLineup,
  type DraftedPlayer,
  draftRoster,
  type RankedPlayers,
  randomDemoLineup,
} from './roster';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

type SeasonPlan = {
  readonly student: DemoStudent;
  readonly studentId: string;
  readonly leagueId: string;
  readonly season: number;
  readonly currentWeek: number;
  /** When the current week was opened; each earlier one a week before. */
  readonly weekStartedAt: Date;
  readonly now: Date;
  readonly takenNames: ReadonlySet<string>;
};

export type SimulatedStudentSeason = {
  readonly profile: StudentProfile;
  readonly team: StudentTeam;
  readonly scouting: SimulatedScouting;
  readonly lineups: readonly StudentLineup[];
  readonly weeks: readonly SimulatedWeekDocuments[];
};

export function simulateStudentSeason(
  snapshot: SeasonSnapshot,
  ranked: RankedPlayers,
  plan: SeasonPlan,
  random: RandomSource,
): SimulatedStudentSeason {
  const roster = draftRoster(ranked, random);
  const team = createTeam(plan, roster, random);
  const { weekPlans, lineups } = planWeeks(snapshot, plan, team, roster, random);
  // Separate random numbers, so that scouting doesn't change the class's weeks.
  const scoutingRandom = seededRandom(plan.takenNames.size + 1);
  const weeks = weekPlans
    .map((week) => simulateStudentWeek(snapshot, week, random))
    .map((week, index, all) => ({
      ...week,
      progress: {
        ...week.progress,
        ...lastWeekFieldForNewProgress(all[index - 1]?.progress ?? null),
      },
    }));
  const points = weeks
    .flatMap(({ events }) => events)
    .reduce((balance, event) => balanceAfterPointChange(balance, event.points), 0);
  return {
    profile: createProfile(plan, points, random),
    team,
    scouting: simulateScouting(
      snapshot,
      { ...plan, openedAt: (week) => startOfWeek(plan, week) },
      roster,
      scoutingRandom,
    ),
    lineups,
    weeks,
  };
}

function createProfile(
  { student, studentId, leagueId, season, ...plan }: SeasonPlan,
  points: number,
  random: RandomSource,
): StudentProfile {
  const skipped = random() < 0.12;
  const faceAnswer = (middle: number) =>
    skipped ? null : Math.max(1, Math.min(5, middle + randomInteger(random, -1, 1)));
  return {
    id: `${season}_${studentId}`,
    studentId,
    season,
    leagueId,
    mvpPoints: points,
    assessment_Skipped: skipped,
    assessment_gameExcitement: faceAnswer(4),
    assessment_mathConfidence: faceAnswer(Math.round(student.skill * 5)),
    assessment_fractionConfidence: faceAnswer(Math.round(student.skill * 4)),
    createdAt: timestampFromDate(startOfWeek(plan, 0)),
    formulaType: student.level,
    firstName: student.firstName,
    lastInitial: student.lastInitial,
    draftedPositions: POSITION_CODES.length,
  };
}

function createTeam(
  plan: SeasonPlan,
  roster: readonly DraftedPlayer[],
  random: RandomSource,
): StudentTeam {
  let name = generateTeamName(random);
  while (plan.takenNames.has(name)) name = generateTeamName(random);
  const helmet = pickRandom(HELMET_COLORS, random) ?? '0033CC';
  const otherColors = HELMET_COLORS.filter((hex) => hex !== helmet);
  return {
    id: `${plan.season}_${plan.studentId}`,
    userId: plan.studentId,
    season: plan.season,
    leagueIds: [plan.leagueId],
    draftedPlayers: roster.filter(({ position }) => !isDefense(position)).map(({ id }) => id),
    draftedDefenses: roster.filter(({ position }) => isDefense(position)).map(({ id }) => id),
    name,
    mascot: pickRandom(MASCOTS, random) ?? 'default',
    theme: pickRandom(THEMES, random)?.id ?? 'Teal',
    helmetColor: helmet,
    facemaskColor: pickRandom(otherColors, random) ?? 'FFFFFF',
  };
}

function planWeeks(
  snapshot: SeasonSnapshot,
  plan: SeasonPlan,
  team: StudentTeam,
  roster: readonly DraftedPlayer[],
  random: RandomSource,
) {
  const lineups: StudentLineup[] = [];
  const weekPlans: Parameters<typeof simulateStudentWeek>[1][] = [];
  let lineup = setLineup(snapshot, plan, team, roster, { week: 1, byHand: true }, random);
  for (let week = 1; week <= plan.currentWeek && lineup; week++) {
    lineups.push(lineup);
    const work =
      week === plan.currentWeek ? currentWeekWork(plan, random) : pastWeekWork(plan, week, random);
    weekPlans.push({ ...plan, week, lineup, ...work });
    lineup =
      week < FINAL_WEEK
        ? setLineup(
            snapshot,
            plan,
            team,
            roster,
            { week: week + 1, byHand: work.setNextLineup },
            random,
          )
        : null;
  }
  if (lineup) lineups.push(lineup);
  return { weekPlans, lineups };
}

function setLineup(
  snapshot: SeasonSnapshot,
  plan: SeasonPlan,
  team: StudentTeam,
  roster: readonly DraftedPlayer[],
  { week, byHand }: { week: number; byHand: boolean },
  random: RandomSource,
): StudentLineup | null {
  const lineup = byHand
    ? chooseLineup(snapshot, roster, week, random)
    : randomDemoLineup(roster, random);
  if (!lineup) return null;
  const doneAt = Math.min(
    plan.now.getTime(),
    startOfWeek(plan, week - 1).getTime() + randomInteger(random, 1, 48) * HOUR_MS,
  );
  return {
    id: `${plan.season}_${week}_${plan.studentId}`,
    leagueIds: team.leagueIds,
    userId: plan.studentId,
    week,
    season: plan.season,
    teamId: team.id,
    userUpdated: byHand,
    ...lineupToFields(lineup),
    updatedAt: timestampFromDate(new Date(doneAt)),
  };
}

function pastWeekWork(plan: SeasonPlan, week: number, random: RandomSource) {
  const finished = random() < plan.student.diligence;
  const from = startOfWeek(plan, week).getTime() + randomInteger(random, 2, 40) * HOUR_MS;
  return {
    stepsToDo: finished ? STEP_KEYS.length : randomInteger(random, 0, STEP_KEYS.length - 1),
    wrongAtNext: finished ? 0 : randomInteger(random, 0, 2),
    readBoxScores: finished || random() < 0.8,
    lookedAtLeaderboard: random() < 0.85,
    setNextLineup: random() < plan.student.diligence,
    from: new Date(from),
    // Most students finish on the same day, some only after the Thursday.
    to: new Date(from + (random() < 0.9 ? 5 : 80) * HOUR_MS),
  };
}

function currentWeekWork({ student, weekStartedAt, now }: SeasonPlan, random: RandomSource) {
  const busy = student.stepsNow > 0 || student.wrongNow > 0;
  return {
    stepsToDo: student.stepsNow,
    wrongAtNext: student.wrongNow,
    readBoxScores: busy,
    lookedAtLeaderboard: busy && random() < 0.5,
    setNextLineup: student.stepsNow >= 6 && random() < 0.7,
    from: weekStartedAt,
    to: now,
  };
}

function startOfWeek(
  { weekStartedAt, currentWeek }: Pick<SeasonPlan, 'weekStartedAt' | 'currentWeek'>,
  week: number,
): Date {
  return new Date(weekStartedAt.getTime() - (currentWeek - week) * WEEK_MS);
}
