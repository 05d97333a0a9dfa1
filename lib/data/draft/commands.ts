import {
  findStudentTeamIn,
  type StudentInTransaction,
  type Viewer,
  writeAsStudent,
} from '@/lib/data/access/viewer';
import { DomainError, notFoundError } from '@/lib/data/errors';
import { drawUnsavedMissingLineup } from '@/lib/data/lineup/stored-lineup';
import { playerTile } from '@/lib/data/season/player-tile';
import { isPlayerAtPosition } from '@/lib/data/season/starter-games';
import {
  playerIdsAtPositionByProduction,
  rosterIdsAtPosition,
  rosterVersionOf,
  teamVersion,
} from '@/lib/data/team/roster';
import { rosterCountDtos, teamRosterCounts } from '@/lib/data/team/roster-counts';
import { isNextLineupOpen } from '@/lib/data/week/deadline';
import { findLineup, listLineupsOfWeeks } from '@/lib/data/work/student';
import { lineupFromFields, lineupToFields } from '@/lib/domain/football/lineup';
import {
  isDefense,
  LINEUP_SLOTS,
  POSITION_CODES,
  type PositionCode,
  positionOfSlot,
} from '@/lib/domain/football/positions';
import {
  candidatesWithBestBye,
  draftDecision,
  filledPositionCount,
  isRosterComplete,
  needsScouting,
  ROSTER_LIMITS,
  releaseDecision,
} from '@/lib/domain/football/roster';
import { pickRandom } from '@/lib/domain/numbers/random';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { studentProfiles } from '@/lib/store/collections/profiles';
import {
  type StudentLineup,
  type StudentTeam,
  studentLineups,
  studentTeams,
} from '@/lib/store/collections/teams';
import type { Transaction } from '@/lib/store/port';
import {
  noDraftablePlayersYetText,
  releaseStarterRefusalText,
  rosterRefusal,
  scoutPositionFirstText,
} from '@/words/roster';
import type { RosterChangeDto } from './dto';
import { isPositionOpenInDraft, readScoutedPlayersIn } from './stored-scouting';

/** A PlayerID, or a TeamID when `position` is DEF. */
type RosterPick = { position: PositionCode; id: number };

/**
 * Drafts a player. Repeating it changes nothing. 'limit-reached' with the reason if the position is
 * full, 'not-found' for an id that the season doesn't have at this position, 'not-allowed' while
 * the position waits for its scouting.
 */
export async function draftRosterPlayer(
  viewer: Viewer,
  pick: RosterPick,
): Promise<RosterChangeDto> {
  return changeRoster(viewer, async (transaction, team, student) => {
    const { snapshot } = student;
    if (!isPlayerAtPosition(snapshot, pick.position, pick.id)) throw notFoundError('player');
    if (rosterIdsAtPosition(snapshot, team, pick.position).includes(pick.id))
      return { team, drafted: true };
    const counts = teamRosterCounts(snapshot, team);
    const decision = draftDecision(counts, pick.position);
    if (!decision.ok) throw new DomainError('limit-reached', rosterRefusal(decision.refusal));
    if (counts[pick.position] === 0) await requireScouting(transaction, student, pick.position);
    return { team: withPick(team, pick), drafted: true };
  });
}

/**
 * Releases a player. Repeating it changes nothing. 'limit-reached' with the reason if the roster
 * would no longer be complete.
 *
 * In the next lineup, another player of the position takes a released starter's slot, so it stays
 * full; locked lineups stay as they are.
 */
export async function releaseRosterPlayer(
  viewer: Viewer,
  pick: RosterPick,
): Promise<RosterChangeDto> {
  return changeRoster(viewer, async (transaction, team, student) => {
    const { snapshot } = student;
    if (!rosterIdsAtPosition(snapshot, team, pick.position).includes(pick.id))
      return { team, drafted: false };
    const decision = releaseDecision(teamRosterCounts(snapshot, team), pick.position);
    if (!decision.ok) throw new DomainError('limit-reached', rosterRefusal(decision.refusal));
    const roster = draftedField(pick.position);
    const changed = { ...team, [roster]: team[roster].filter((id) => id !== pick.id) };
    const { profile, clock, now } = student;
    const isOpen = isNextLineupOpen({ clock, snapshot }, now);
    const lineup =
      isOpen &&
      (await findLineup(transaction, profile.studentId, clock.currentWeek + 1, clock.seasonKey));
    return {
      team: changed,
      drafted: false,
      ...(lineup && replaceStarter(lineup, changed, pick, student)),
    };
  });
}

/** A random pick from this many of a position's best makes rosters good and different. */
const FILL_POOL = 12;

/**
 * Brings each position to its minimum without dropping anyone. Each pick is random among the most
 * productive of the free players whose byes are spread best; before the first week nobody has any
 * production, so among all of those. It requires no scouting, so a student can start with the
 * week's math.
 */
export async function fillRosterToMinimum(viewer: Viewer): Promise<RosterChangeDto> {
  const { random } = getServices();
  return changeRoster(viewer, async (_transaction, team, { snapshot, clock }) => {
    const { currentWeek } = clock;
    const withBye = (position: PositionCode) => (id: number) => ({
      position,
      id,
      bye: playerTile(snapshot, position, id, currentWeek).byeWeek,
    });
    const byesOf = (roster: StudentTeam) =>
      POSITION_CODES.flatMap((position) =>
        rosterIdsAtPosition(snapshot, roster, position).map(withBye(position)),
      );
    let filled = team;
    for (const position of POSITION_CODES) {
      const ranked = playerIdsAtPositionByProduction(snapshot, position, currentWeek).map(
        withBye(position),
      );
      while (teamRosterCounts(snapshot, filled)[position] < ROSTER_LIMITS[position].min) {
        const taken = rosterIdsAtPosition(snapshot, filled, position);
        const free = ranked.filter(({ id }) => !taken.includes(id));
        const fit = candidatesWithBestBye(free, byesOf(filled), currentWeek);
        const picked = pickRandom(currentWeek === 0 ? fit : fit.slice(0, FILL_POOL), random);
        if (!picked) throw new DomainError('unavailable', noDraftablePlayersYetText());
        filled = withPick(filled, picked);
      }
    }
    return { team: filled, drafted: true };
  });
}

async function requireScouting(
  transaction: Transaction,
  { snapshot, profile, clock }: StudentInTransaction,
  position: PositionCode,
): Promise<void> {
  const scouted = isPositionOpenInDraft(
    snapshot,
    await readScoutedPlayersIn(transaction, profile, clock.seasonKey),
    position,
    clock.currentWeek,
  );
  if (needsScouting({ drafted: 0, scouted }))
    throw new DomainError('not-allowed', scoutPositionFirstText(position));
}

type RosterChange = {
  team: StudentTeam;
  drafted: boolean;
  lineup?: StudentLineup;
  replacedBy?: string;
};

async function changeRoster(
  viewer: Viewer,
  change: (
    transaction: Transaction,
    team: StudentTeam,
    student: StudentInTransaction,
  ) => Promise<RosterChange>,
): Promise<RosterChangeDto> {
  return writeAsStudent(viewer, async (transaction, student) => {
    const team = await findStudentTeamIn(
      transaction,
      student.profile.studentId,
      student.clock.seasonKey,
    );
    if (!team) throw notFoundError('own-team');
    const drawn = await drawVisibleLineups(transaction, team, student);
    const { team: changed, drafted, lineup, replacedBy } = await change(transaction, team, student);
    const version = rosterVersionOf(team) + (changed === team ? 0 : 1);
    const roster = {
      draftedPlayers: changed.draftedPlayers,
      draftedDefenses: changed.draftedDefenses,
      rosterVersion: version,
    };
    if (changed !== team) transaction.merge(studentTeams, team.id, roster);
    for (const drawnLineup of drawn) transaction.create(studentLineups, drawnLineup);
    if (lineup) transaction.set(studentLineups, lineup);
    const counts = teamRosterCounts(student.snapshot, changed);
    const draftedPositions = filledPositionCount(counts);
    if (draftedPositions !== student.profile.draftedPositions) {
      transaction.merge(studentProfiles, student.profile.id, { draftedPositions });
    }
    return {
      drafted,
      counts: rosterCountDtos(counts),
      complete: isRosterComplete(counts),
      version,
      replacedBy: replacedBy ?? null,
      team: {
        from: teamVersion(team),
        to: teamVersion(changed === team ? team : { ...team, ...roster }),
      },
    };
  });
}

/**
 * Draws the missing lineups of weeks whose games can be seen, from a full roster and before it
 * changes. Otherwise a student could first drop the players who played badly and only then open the
 * week.
 */
async function drawVisibleLineups(
  transaction: Transaction,
  team: StudentTeam,
  student: StudentInTransaction,
): Promise<StudentLineup[]> {
  const { clock, profile, snapshot } = student;
  const { currentWeek, lineupsClosedUpTo } = clock;
  if (currentWeek < 1 || !isRosterComplete(teamRosterCounts(snapshot, team))) return [];
  const weeks = Array.from(
    { length: lineupsClosedUpTo - currentWeek + 1 },
    (_, index) => currentWeek + index,
  );
  const found = await listLineupsOfWeeks(transaction, profile.studentId, weeks, clock.seasonKey);
  const drawn = weeks.map((week) => {
    const isStored =
      found.documents.some((lineup) => lineup.week === week) ||
      found.unreadable.some(({ stored }) => stored.week === week);
    return isStored ? null : drawUnsavedMissingLineup(transaction, student, team, week);
  });
  return (await Promise.all(drawn)).filter((lineup) => lineup !== null);
}

const draftedField = (position: PositionCode) =>
  isDefense(position) ? 'draftedDefenses' : 'draftedPlayers';

function withPick(team: StudentTeam, { position, id }: RosterPick): StudentTeam {
  const roster = draftedField(position);
  return { ...team, [roster]: [...team[roster], id] };
}

/** Null if the released player isn't in the lineup. */
function replaceStarter(
  lineup: StudentLineup,
  team: StudentTeam,
  { position, id }: RosterPick,
  { snapshot, clock, now }: StudentInTransaction,
): { lineup: StudentLineup; replacedBy: string } | null {
  const starters = lineupFromFields(lineup);
  const slots = LINEUP_SLOTS.filter((slot) => positionOfSlot(slot) === position);
  const slot = slots.find((each) => starters[each] === id);
  if (!slot) return null;
  const starting = slots.map((each) => starters[each]);
  const replacement = rosterIdsAtPosition(snapshot, team, position).find(
    (each) => !starting.includes(each),
  );
  if (replacement === undefined) {
    throw new DomainError('limit-reached', releaseStarterRefusalText());
  }
  return {
    lineup: {
      ...lineup,
      ...lineupToFields({ ...starters, [slot]: replacement }),
      updatedAt: timestampFromDate(now),
    },
    replacedBy: playerTile(snapshot, position, replacement, clock.currentWeek).name,
  };
}
