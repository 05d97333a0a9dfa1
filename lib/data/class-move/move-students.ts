import { draftProgressDocument, readScoutedPlayersIn } from '@/lib/data/draft/stored-scouting';
import { DomainError } from '@/lib/data/errors';
import { readLeagueClock } from '@/lib/data/season/clock';
import { readNamesInUse, teamNameFieldsInNewClass } from '@/lib/data/team/naming';
import { type LeagueClock, seasonKeyOfLeague } from '@/lib/domain/calendar/clock';
import {
  createStatisticsSeasonFilter,
  type LatestOpenedWeekByStatisticsSeason,
  raiseLatestOpenedWeek,
  type SeasonKey,
  seasonIdPrefix,
  seasonKeyFields,
} from '@/lib/domain/calendar/season-key';
import { offBoardsOf, supportsAfterMove, supportsOfWeek } from '@/lib/domain/calendar/supports';
import {
  arrivalInSeason,
  arrivalsAfterJoining,
  arrivalsAfterLeaving,
  hasBegunWeekWork,
} from '@/lib/domain/class/arrival';
import { classStartLevelFields } from '@/lib/domain/class/assessment';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { mvpPointsInAllClasses } from '@/lib/domain/week/mvp';
import { hasStepOpenAfterCorrection } from '@/lib/domain/week/steps';
import { getServices } from '@/lib/platform/services';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { type League, leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import {
  type StudentWeeklyProgress,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import {
  type StudentTeam,
  studentDraftProgress,
  studentLineups,
  studentTeams,
} from '@/lib/store/collections/teams';
import { equalConditions, type ReadOperations, type Transaction } from '@/lib/store/port';
import { classIsFullText, tooManyToSwitchSeasonText } from '@/words/league';

/**
 * Moves the student to another league, or out of every league if `to` is empty. It changes all
 * documents of the season that name the league: the league's student entry, profile, team, lineups,
 * weeks, graphs, and scouting. Tries stay where they were made.
 *
 * - All reads come before the writes; a few hundred documents fit one transaction.
 * - If the new league plays another season, the old work is kept in case the student returns to it,
 *   and the team keeps its name and look but drafts again.
 * - Points, stickers, and the ledger stay with the student. Earlier weeks and points don't count on
 *   the new class's leaderboards; those of a class that the student returns to count there again.
 * - Weeks that the new class has already finished, and that weren't the student's in another class,
 *   are recorded in `Arrival`.
 *
 * @param isSameTeacher true if the same person teaches both classes.
 */
export async function moveStudentToLeagueIn(
  transaction: Transaction,
  stored: StudentProfile,
  target: MoveTarget,
): Promise<void> {
  writeMove(transaction, await readMove(transaction, stored, target));
}

type MoveTarget = { readonly to: string; readonly isSameTeacher: boolean };

type StudentMove = Awaited<ReturnType<typeof readMove>>;

async function readMove(
  transaction: Transaction,
  stored: StudentProfile,
  { to, isSameTeacher }: MoveTarget,
) {
  const { studentId, season, leagueId: from } = stored;
  const profile = profileToMove(stored, { to, isSameTeacher });
  const teams = await transaction.query(studentTeams, {
    where: equalConditions({ userId: studentId, season }),
  });
  const lineups = await transaction.query(studentLineups, {
    where: equalConditions({ userId: studentId, season }),
  });
  const progress = await transaction.query(studentWeeklyProgress, {
    where: equalConditions({ studentId, season }),
  });
  const tasks = await transaction.query(studentWeeklyTasks, {
    where: equalConditions({ studentId }),
  });
  const graphs = await transaction.query(studentGraphs, { where: equalConditions({ studentId }) });
  const [fromLeague, toLeague] = [
    await findLeagueIn(transaction, from),
    await findLeagueIn(transaction, to),
  ];
  const [fromClock, toClock] = [await clockOf(fromLeague, season), await clockOf(toLeague, season)];
  const scouted = await readScoutedPlayersIn(transaction, profile, fromClock.seasonKey, to);
  const naming =
    to === '' || profile.teamName === undefined
      ? null
      : teamNameFieldsInNewClass(profile, await readNamesInUse(transaction, profile, to), {
          isSameTeacher,
        });
  return {
    profile,
    from,
    to,
    toLeague,
    seasonKey: fromClock.seasonKey,
    toSeasonKey: toClock.seasonKey,
    teams,
    lineups,
    progress,
    tasks: tasks.filter(({ year }) => year === season),
    graphs: graphs.filter((graph) => graph.season === season),
    scouted,
    naming,
    arrivals: arrivalsAfterMove(profile, fromClock, toClock, to),
    supports:
      from === '' || to === ''
        ? profile.supports
        : supportsAfterMove(profile, supportsWeekOf(fromClock), supportsWeekOf(toClock)),
    toClock,
  };
}

/** One teacher's own reference and excused weeks aren't the next teacher's to read. */
function profileToMove(stored: StudentProfile, { to, isSameTeacher }: MoveTarget): StudentProfile {
  const {
    ownReference: _,
    excused: _excused,
    supports: _supports,
    atSchool: _known,
    ...rest
  } = stored;
  const {
    removedFromId: _left,
    removedAt: _leftAt,
    ...profile
  }: StudentProfile = isSameTeacher ? withoutGoneMark(stored) : rest;
  const { leagueId: from } = stored;
  return to === '' && from !== ''
    ? { ...profile, removedFromId: from, removedAt: timestampFromDate(getServices().now()) }
    : profile;
}

function writeMove(transaction: Transaction, move: StudentMove): void {
  const { profile, from, to, seasonKey, toSeasonKey, lineups, progress, tasks, graphs, scouted } =
    move;
  const { studentId } = profile;
  const now = timestampFromDate(getServices().now());
  if (from !== '') transaction.delete(leagueStudents(from), studentId);
  if (to !== '') transaction.set(leagueStudents(to), { id: studentId, createdAt: now });
  writeMovedProfile(transaction, move);
  writeMovedTeams(transaction, move);
  for (const lineup of lineups) {
    // The student may have looked at these games before.
    const isPlayed =
      createStatisticsSeasonFilter(toSeasonKey)(lineup) && lineup.week <= move.toClock.currentWeek;
    transaction.merge(studentLineups, lineup.id, {
      leagueIds: leagueIdsAfterMove(lineup.leagueIds, move),
      ...(isPlayed && !lineup.gamesSeenAt ? { gamesSeenAt: now } : {}),
    });
  }
  for (const week of progress) {
    const begunIn = hasBegunWeekWork(week) && week.begunIn === undefined ? { begunIn: from } : {};
    transaction.merge(studentWeeklyProgress, week.id, { leagueId: to, ...begunIn });
  }
  for (const { id } of tasks) transaction.merge(studentWeeklyTasks, id, { leagueId: to });
  for (const { id } of graphs) transaction.merge(studentGraphs, id, { leagueId: to });
  const hasScouted = scouted.players.length + scouted.defenses.length > 0;
  if (seasonKey === toSeasonKey && from !== '' && hasScouted)
    transaction.set(
      studentDraftProgress,
      draftProgressDocument({ studentId, leagueId: to }, seasonKey, scouted),
    );
}

function writeMovedProfile(
  transaction: Transaction,
  {
    profile,
    from,
    to,
    toLeague,
    seasonKey,
    toSeasonKey,
    teams,
    progress,
    naming,
    arrivals,
    supports,
  }: StudentMove,
): void {
  const openedUpTo = progress
    .filter(hasBegunWeekWork)
    .reduce<LatestOpenedWeekByStatisticsSeason | undefined>(
      (opened, { statisticsSeason = profile.season, week }) =>
        raiseLatestOpenedWeek(opened, statisticsSeason, week),
      profile.openedUpTo,
    );
  const points = mvpPointsInAllClasses(profile);
  const pointsByLeague =
    profile.pointsByLeague ?? (from === '' || points === null ? {} : { [from]: points });
  transaction.set(studentProfiles, {
    ...(seasonKey === toSeasonKey
      ? profile
      : profileForSeason(profile, toSeasonKey, { teams, progress })),
    ...naming,
    ...(arrivals ? { arrivals } : {}),
    ...(supports ? { supports } : {}),
    ...(openedUpTo ? { openedUpTo } : {}),
    pointsByLeague,
    ...classStartLevelFields(profile, toLeague),
    leagueId: to,
  });
}

function writeMovedTeams(transaction: Transaction, move: StudentMove): void {
  const { profile, to, seasonKey, toSeasonKey, teams, naming, arrivals } = move;
  const weeksBefore = weeksBeforeIn(arrivals, toSeasonKey);
  const name = naming ? { name: naming.teamName } : {};
  const look = teams.find(createStatisticsSeasonFilter(seasonKey));
  if (seasonKey !== toSeasonKey && look && !teams.some(createStatisticsSeasonFilter(toSeasonKey)))
    transaction.create(studentTeams, {
      ...undraftedTeam(look, toSeasonKey),
      ...name,
      leagueIds: to === '' ? [] : [to],
      weeksBefore,
    });
  for (const team of teams) {
    const isOfThese = to !== '' && createStatisticsSeasonFilter(toSeasonKey)(team);
    transaction.merge(studentTeams, team.id, {
      leagueIds: leagueIdsAfterMove(team.leagueIds, move),
      ...name,
      ...(team.offBoards && !profile.supports ? { offBoards: null } : {}),
      ...(isOfThese ? offBoardsFields(move.supports, move.toClock) : {}),
      ...(isOfThese && (weeksBefore.length > 0 || team.weeksBefore) ? { weeksBefore } : {}),
    });
  }
}

const leagueIdsAfterMove = (
  ids: readonly string[],
  { from, to }: Pick<StudentMove, 'from' | 'to'>,
): string[] => [...new Set([...ids.filter((id) => id !== from), to])].filter((id) => id !== '');

function withoutGoneMark({ atSchool, ...profile }: StudentProfile): StudentProfile {
  if (!atSchool) return profile;
  const { goneAt: _, ...known } = atSchool;
  return { ...profile, atSchool: known };
}

export type SeasonAndWeek = Pick<LeagueClock, 'seasonKey' | 'currentWeek'>;

/**
 * The most students moved at once: more wouldn't fit into one transaction, at three documents each.
 */
const MAX_AT_ONCE = 150;

/** A league's students; 'limit-reached' if there are too many to move at once. */
export async function listStudentsToMoveIn(
  reader: ReadOperations,
  { id, season }: League,
): Promise<StudentProfile[]> {
  const profiles = await reader.query(studentProfiles, {
    where: equalConditions({ leagueId: id, season }),
  });
  if (profiles.length > MAX_AT_ONCE)
    throw new DomainError('limit-reached', tooManyToSwitchSeasonText(MAX_AT_ONCE));
  return profiles;
}

/** The teams of a league's students, of every statistics season that they have played. */
export const listTeamsOfLeague = (
  reader: ReadOperations,
  { id, season }: League,
): Promise<StudentTeam[]> =>
  reader.query(studentTeams, {
    where: [
      { field: 'leagueIds', op: 'array-contains', value: id },
      ...equalConditions({ season }),
    ],
  });

export async function requireClassCapacityIn(
  reader: ReadOperations,
  league: League,
): Promise<void> {
  if ((await listStudentsToMoveIn(reader, league)).length >= MAX_AT_ONCE)
    throw new DomainError('limit-reached', classIsFullText(MAX_AT_ONCE));
}

/** A student's arrivals after a move: with the class, to another league, or to none. */
export function arrivalsAfterMove(
  student: StudentProfile,
  from: SeasonAndWeek,
  to: SeasonAndWeek,
  toLeague: string = student.leagueId,
): StudentProfile['arrivals'] {
  const { leagueId } = student;
  const left =
    leagueId === ''
      ? student
      : {
          arrivals: arrivalsAfterLeaving(student, from.seasonKey, {
            leagueId,
            week: from.currentWeek,
          }),
        };
  if (toLeague === '') return left.arrivals;
  return arrivalsAfterJoining(left, to.seasonKey, {
    leagueId: toLeague,
    week: to.currentWeek,
    now: getServices().now(),
  });
}

const weeksBeforeIn = (arrivals: StudentProfile['arrivals'], seasonKey: SeasonKey): number[] => [
  ...(arrivalInSeason({ arrivals }, seasonKey)?.before ?? []),
];

/**
 * Moves a whole class to another statistics season, or to another week of the same one: each
 * student as in {@link moveStudentToLeagueIn}. Reads come before writes. Returns how many students
 * were moved.
 */
export async function moveClassToSeasonIn(
  transaction: Transaction,
  league: League,
  { from, to }: { from: SeasonAndWeek; to: SeasonAndWeek },
): Promise<number> {
  const { id: leagueId, season } = league;
  const profiles = await listStudentsToMoveIn(transaction, league);
  const teams = await listTeamsOfLeague(transaction, league);
  const isOtherSeason = from.seasonKey !== to.seasonKey;
  // Only students who have already played the new class's season can have corrections in it.
  const hasEarlierTeams = isOtherSeason && teams.some(createStatisticsSeasonFilter(to.seasonKey));
  const progress = hasEarlierTeams
    ? await transaction.query(studentWeeklyProgress, {
        where: equalConditions({ leagueId, season }),
      })
    : [];
  for (const profile of profiles) {
    const isOwn = ({ userId }: StudentTeam) => userId === profile.studentId;
    const own = {
      teams: teams.filter(isOwn),
      progress: progress.filter(({ studentId }) => studentId === profile.studentId),
    };
    const arrivals = arrivalsAfterMove(profile, from, to);
    const weeksBefore = weeksBeforeIn(arrivals, to.seasonKey);
    const moved = isOtherSeason ? profileForSeason(profile, to.seasonKey, own) : profile;
    const supports = supportsAfterMove(profile, supportsWeekOf(from), supportsWeekOf(to));
    transaction.set(studentProfiles, {
      ...moved,
      ...(arrivals ? { arrivals } : {}),
      ...(supports ? { supports } : {}),
    });
    const [look, team] = [
      own.teams.find(createStatisticsSeasonFilter(from.seasonKey)),
      own.teams.find(createStatisticsSeasonFilter(to.seasonKey)),
    ];
    if (team)
      transaction.merge(studentTeams, team.id, {
        weeksBefore,
        ...offBoardsFields(supports, to),
      });
    else if (look)
      transaction.create(studentTeams, { ...undraftedTeam(look, to.seasonKey), weeksBefore });
  }
  return profiles.length;
}

const supportsWeekOf = ({ seasonKey: { statisticsSeason }, currentWeek: week }: SeasonAndWeek) => ({
  statisticsSeason,
  week,
});

function offBoardsFields(supports: StudentProfile['supports'], to: SeasonAndWeek) {
  return supports
    ? { offBoards: offBoardsOf(supportsOfWeek({ supports }, supportsWeekOf(to), null)) }
    : {};
}

function undraftedTeam(
  { statisticsSeason: _, rosterVersion: _version, ...team }: StudentTeam,
  seasonKey: SeasonKey,
): StudentTeam {
  return {
    ...team,
    id: `${seasonIdPrefix(seasonKey)}_${team.userId}`,
    ...seasonKeyFields(seasonKey),
    draftedPlayers: [],
    draftedDefenses: [],
  };
}

const findLeagueIn = async (reader: ReadOperations, id: string): Promise<League | null> =>
  id === '' ? null : reader.get(leagues, id);

/**
 * The league's season and week, or the live season's for a student without a league. The live week
 * comes from this process's copy.
 */
async function clockOf(league: League | null, season: number): Promise<SeasonAndWeek> {
  const { currentWeek } = await readLeagueClock(league);
  return { seasonKey: seasonKeyOfLeague(league, season), currentWeek };
}

/** Adjusts the fields that are copied from teams and score cards. */
function profileForSeason(
  { draftedPositions: _, moreScouting: _more, ...profile }: StudentProfile,
  seasonKey: SeasonKey,
  {
    teams,
    progress,
  }: { teams: readonly StudentTeam[]; progress: readonly StudentWeeklyProgress[] },
): StudentProfile {
  const isNew = !teams.some(createStatisticsSeasonFilter(seasonKey));
  return {
    ...profile,
    // An existing team isn't counted now, but with its next pick.
    ...(isNew && profile.teamName !== undefined ? { draftedPositions: 0 } : {}),
    correctedWeeks: progress
      .filter(createStatisticsSeasonFilter(seasonKey))
      .filter(({ steps }) => hasStepOpenAfterCorrection(steps))
      .map(({ week }) => week)
      .toSorted((a, b) => a - b),
    usedUp: [],
    ...(profile.stuck === undefined ? {} : { stuck: false }),
  };
}
