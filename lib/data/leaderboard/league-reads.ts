import { playerTile } from '@/lib/data/season/games';
import type { TeamLookDto } from '@/lib/data/team/dto';
import { teamLook } from '@/lib/data/team/dto';
import { LINEUP_SLOTS, positionOfSlot, stepTitle } from '@/lib/domain/football/positions';
import { addMixed } from '@/lib/domain/numbers/fractions';
import { STEP_COUNT } from '@/lib/domain/week/steps';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/server/services';
import type { MvpEvent } from '@/lib/store/collections/points';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { type StudentWeeklyProgress, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { type StudentTeam, studentTeams } from '@/lib/store/collections/teams';
import { type DocumentStore, equal, type Listed } from '@/lib/store/port';
import { mvpReasonText } from '@/words/mvp';
import type { MvpWorkingDto, SeasonWorkingDto, WeekWorkingDto } from './dto';
import { summarizeWeek, type WeekSummary, weekPoints } from './standings';

/**
 * What the boards read of a league. A whole season of a class is some 540 documents, and a class opens its boards all at once, so each
 * process keeps the teams and the season's summaries for half a minute. The latest week is read every time.
 */
const KEPT_MS = 30_000;

export type LeagueTeam = { readonly userId: string; readonly look: TeamLookDto };
export type LeagueSeason = { readonly leagueId: string; readonly season: number };

type Kept<T> = { readonly value: Promise<T>; readonly until: number };

/** Reads shared by everybody who asks within {@link KEPT_MS}; a failed read is not kept. `fresh` tells who paid for it. */
function keepReads<T>() {
  const byStore = new WeakMap<DocumentStore, Map<string, Kept<T>>>();
  return async ({ leagueId, season }: LeagueSeason, read: () => Promise<T>): Promise<{ value: T; fresh: boolean }> => {
    const { store, now } = getServices();
    const entries = byStore.get(store) ?? new Map<string, Kept<T>>();
    byStore.set(store, entries);
    const time = now().getTime();
    for (const [key, entry] of entries) if (entry.until <= time) entries.delete(key);
    const key = `${season}_${leagueId}`;
    const known = entries.get(key);
    if (known) return { value: await known.value, fresh: false };
    const reading = read();
    const entry = { value: reading, until: time + KEPT_MS };
    entries.set(key, entry);
    reading.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return { value: await reading, fresh: true };
  };
}

type LeagueTeams = { readonly teams: readonly LeagueTeam[]; readonly unreadable: number };

const keptTeams = keepReads<LeagueTeams>();
const keptSeasons = keepReads<WeekSummary[]>();

/** The league's teams, `own` as it is now: a student who has just changed the team sees the change. */
export async function listLeagueTeams(place: LeagueSeason, own: StudentTeam | null): Promise<LeagueTeams> {
  const { value } = await keptTeams(place, async () => {
    const { documents, unreadable } = await getServices().store.list(studentTeams, {
      where: [{ field: 'leagueIds', op: 'array-contains', value: place.leagueId }, ...equal({ season: place.season })],
    });
    const teams = documents.map((team) => ({ userId: team.userId, look: teamLook(team) }));
    return { teams, unreadable: unreadable.length };
  });
  if (!own) return value;
  const others = value.teams.filter(({ userId }) => userId !== own.userId);
  return { ...value, teams: [...others, { userId: own.userId, look: teamLook(own) }] };
}

const inLeague = ({ leagueId, season }: LeagueSeason) => equal({ leagueId, season });

/** Everybody's progress in one week. */
export function listWeekProgress(place: LeagueSeason, week: number): Promise<Listed<StudentWeeklyProgress>> {
  return getServices().store.list(studentWeeklyProgress, { where: [...inLeague(place), ...equal({ week })] });
}

/** Everybody's weeks up to `latestWeek`: earlier ones at most half a minute old, the latest as it is now. */
export async function listSeasonSummaries(place: LeagueSeason, latestWeek: number): Promise<WeekSummary[]> {
  const { value, fresh } = await keptSeasons(place, async () => {
    const progress = await getServices().store.query(studentWeeklyProgress, { where: inLeague(place) });
    return progress.map(summarizeWeek);
  });
  if (fresh) return value.filter(({ week }) => week <= latestWeek);
  const latest = await listWeekProgress(place, latestWeek);
  return [...value.filter(({ week }) => week < latestWeek), ...latest.documents.map(summarizeWeek)];
}

/** Everybody's MVP points by student. */
export async function findMvpBalances(place: LeagueSeason): Promise<Map<string, number>> {
  const profiles = await getServices().store.query(studentProfiles, { where: inLeague(place) });
  return new Map(profiles.map(({ studentId, mvpPoints }) => [studentId, mvpPoints]));
}

/** The starters' answers one by one, as the student worked them out. */
export function weekWorking(
  snapshot: SeasonSnapshot,
  progress: StudentWeeklyProgress | null,
  { week, canFinish }: { week: number; canFinish: boolean },
): WeekWorkingDto {
  const steps = progress?.steps ?? [];
  const lines = LINEUP_SLOTS.flatMap((slot, index) => {
    const step = steps[index];
    if (!step) return [];
    const player = playerTile(snapshot, positionOfSlot(slot), step.playerId ?? 0, week).name;
    return [{ step: stepTitle(slot), player, answer: step.correct ? step.answer : null }];
  });
  const stepsDone = steps.filter((step) => step.correct).length;
  return {
    kind: 'week',
    week,
    lines,
    stepsDone,
    canFinish: canFinish && progress !== null && stepsDone < STEP_COUNT,
    total: weekPoints(steps),
  };
}

/** Every week up to the latest, those without points included. */
export function seasonWorking(own: readonly WeekSummary[], latestWeek: number): SeasonWorkingDto {
  const lines = Array.from({ length: latestWeek }, (_, index) => {
    const week = index + 1;
    return { week, points: addMixed(own.filter((summary) => summary.week === week).map(({ points }) => points)) };
  });
  return { kind: 'season', lines, total: addMixed(lines.map(({ points }) => points)) };
}

/** The ledger by week. `total` is the balance: a removed graph never takes it below 0, so the lines may add up to less. */
export function mvpWorking(events: readonly MvpEvent[], balance: number): MvpWorkingDto {
  const lines = events
    .map(({ week, reason, points }) => ({ week, reason: mvpReasonText(reason), points }))
    .toSorted((a, b) => a.week - b.week || a.reason.localeCompare(b.reason, 'en'));
  return { kind: 'mvp', lines, total: balance };
}
