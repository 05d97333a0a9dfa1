import { findTeam, requireStudent } from '@/lib/data/access/student';
import type { Viewer } from '@/lib/data/access/viewer';
import type { BoardKey, LeaderboardDto, OwnWorkingDto } from '@/lib/data/leaderboard/dto';
import {
  findMvpBalances,
  type LeagueSeason,
  type LeagueTeam,
  listLeagueTeams,
  listSeasonSummaries,
  listWeekProgress,
} from '@/lib/data/leaderboard/league-reads';
import { ownPlace, rankEntries, type StandingEntry } from '@/lib/data/leaderboard/standings';
import { findLeagueName } from '@/lib/data/league/find';
import { findTasks } from '@/lib/data/week/student-week';
import { groupBy } from '@/lib/domain/lists';
import { addMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { getServices } from '@/lib/server/services';
import { mvpEvents } from '@/lib/store/collections/points';
import { equal } from '@/lib/store/port';
import type { BoardChoice } from './dto';
import { mvpWorking, seasonWorking, weekWorking } from './league-reads';
import { accuracyOf, type WeekSummary, weekPoints } from './standings';

type Asked = { place: LeagueSeason; studentId: string; week: number; latestWeek: number; seasonActive: boolean };

/** One board's numbers by student, where a missing student has no place; and how the own one came about. */
type BoardNumbers = { numberOf: (studentId: string) => MixedNumber | null; working: OwnWorkingDto };

/**
 * One board of the student's own league, best first; equal numbers share a rank and stand in the order of the teams' names. A week that
 * has not been played shows the latest. Without a league the name is empty and there are no rows. Of other students it holds team names,
 * looks and numbers: no name or id, no attempts, no answers.
 */
export async function getLeaderboard(
  viewer: Viewer,
  choice: BoardChoice = { board: 'week', week: null },
): Promise<LeaderboardDto> {
  const { profile, meta } = await requireStudent(viewer);
  const { board } = choice;
  const latestWeek = meta.currentWeek;
  const week = board === 'week' && choice.week !== null && choice.week <= latestWeek ? choice.week : latestWeek;
  const frame = { board, season: meta.currentSeason, week, latestWeek };
  if (profile.leagueId === '' || latestWeek === 0) {
    const leagueName = (await findLeagueName(profile.leagueId)) ?? '';
    return { ...frame, leagueName, ticks: false, rows: [], unranked: [], unreadable: 0, own: null, working: null };
  }
  const place = { leagueId: profile.leagueId, season: meta.currentSeason };
  const asked = { place, studentId: profile.studentId, week, latestWeek, seasonActive: meta.seasonActive };
  // Only the week board ticks its week's task, which keeps each view within its six reads.
  const mayTick = board === 'week';
  const [leagueName, tasks, teams, numbers] = await Promise.all([
    findLeagueName(place.leagueId),
    mayTick ? findTasks(profile.studentId, week, meta.currentSeason) : null,
    findTeam(profile.studentId, meta.currentSeason).then((own) => listLeagueTeams(place, own)),
    NUMBERS[board](asked),
  ]);
  return {
    ...frame,
    leagueName: leagueName ?? '',
    // An earlier week that the student never opened stays as it is.
    ticks: mayTick && (tasks ? tasks.task4 === null : week === latestWeek),
    ...standings(teams.teams, numbers, profile.studentId),
    unreadable: teams.unreadable,
    working: numbers.working,
  };
}

function standings(teams: readonly LeagueTeam[], { numberOf }: BoardNumbers, ownId: string) {
  const entries: StandingEntry[] = [];
  const unranked: string[] = [];
  for (const { userId, look } of teams) {
    const value = numberOf(userId);
    if (value) entries.push({ team: look, value, isOwn: userId === ownId });
    else unranked.push(look.name);
  }
  const rows = rankEntries(entries);
  return { rows, unranked: unranked.toSorted((a, b) => a.localeCompare(b, 'en')), own: ownPlace(rows) };
}

const NUMBERS: Readonly<Record<BoardKey, (asked: Asked) => Promise<BoardNumbers>>> = {
  week: weekNumbers,
  season: seasonNumbers,
  mvp: mvpNumbers,
  accuracy: accuracyNumbers,
};

async function weekNumbers({ place, studentId, week, latestWeek, seasonActive }: Asked): Promise<BoardNumbers> {
  const [snapshot, progress] = await Promise.all([getServices().seasons.load(place.season), listWeekProgress(place, week)]);
  const byStudent = new Map(progress.documents.map((own) => [own.studentId, own]));
  // What cannot be read is not 0: such a team has no place.
  const broken = new Set(progress.unreadable.map(({ stored }) => stored.studentId));
  return {
    numberOf: (id) => (!byStudent.has(id) && broken.has(id) ? null : weekPoints(byStudent.get(id)?.steps ?? [])),
    working: weekWorking(snapshot, byStudent.get(studentId) ?? null, { week, canFinish: seasonActive && week < latestWeek }),
  };
}

async function seasonNumbers({ place, studentId, latestWeek }: Asked): Promise<BoardNumbers> {
  const byStudent = groupByStudent(await listSeasonSummaries(place, latestWeek));
  return {
    numberOf: (id) => addMixed((byStudent.get(id) ?? []).map(({ points }) => points)),
    working: seasonWorking(byStudent.get(studentId) ?? [], latestWeek),
  };
}

async function mvpNumbers({ place, studentId }: Asked): Promise<BoardNumbers> {
  const [balances, events] = await Promise.all([
    findMvpBalances(place),
    getServices().store.query(mvpEvents, { where: equal({ studentId, season: place.season }) }),
  ]);
  return {
    numberOf: (id) => ({ wholeNumber: balances.get(id) ?? 0, numerator: 0, denominator: 1 }),
    working: mvpWorking(events, balances.get(studentId) ?? 0),
  };
}

async function accuracyNumbers({ place, studentId, latestWeek }: Asked): Promise<BoardNumbers> {
  const byStudent = groupByStudent(await listSeasonSummaries(place, latestWeek));
  const accuracy = (id: string) => accuracyOf(byStudent.get(id) ?? [], latestWeek);
  return {
    numberOf: (id) => {
      const { state, change } = accuracy(id);
      return state === 'ranked' ? change : null;
    },
    working: accuracy(studentId),
  };
}

const groupByStudent = (summaries: readonly WeekSummary[]) => groupBy(summaries, ({ studentId }) => studentId);
