import { sortOldestFirst } from '@/lib/data/find-unique';
import { gamesUpToWeek } from '@/lib/data/season/starter-games';
import { playerIdsAtPositionByProduction } from '@/lib/data/team/roster';
import {
  createStatisticsSeasonFilter,
  type SeasonKey,
  seasonKeyFields,
} from '@/lib/domain/calendar/season-key';
import { isDefense, type PositionCode } from '@/lib/domain/football/positions';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import { type StudentDraftProgress, studentDraftProgress } from '@/lib/store/collections/teams';
import { equalConditions, type ReadOperations } from '@/lib/store/port';

export type ScoutedPlayers = {
  readonly players: readonly number[];
  readonly defenses: readonly number[];
};

/** `stored` are the documents from which the players were read, one for each league. */
type StoredScouted = ScoutedPlayers & { readonly stored?: readonly StudentDraftProgress[] };

type Scout = Pick<StudentProfile, 'studentId' | 'leagueId'>;

/** Includes players scouted before the student joined a league. */
export async function readScoutedPlayersIn(
  reader: ReadOperations,
  { studentId, leagueId }: Scout,
  seasonKey: SeasonKey,
  to = leagueId,
): Promise<StoredScouted> {
  const stored = await reader.query(studentDraftProgress, {
    where: [
      ...equalConditions({ studentId }),
      { field: 'leagueId', op: 'in', value: [...new Set([leagueId, '', to])] },
    ],
  });
  const found = sortOldestFirst(stored.filter(createStatisticsSeasonFilter(seasonKey)));
  return {
    stored: found,
    players: [...new Set(found.flatMap((progress) => progress.scoutedPlayerIds))],
    defenses: [...new Set(found.flatMap((progress) => progress.scoutedDefenseIds))],
  };
}

export function isPlayerScouted(
  scouted: ScoutedPlayers,
  position: PositionCode,
  id: number,
): boolean {
  return (isDefense(position) ? scouted.defenses : scouted.players).includes(id);
}

export const hasScoutedAnyone = ({ players, defenses }: ScoutedPlayers): boolean =>
  players.length + defenses.length > 0;

/** True if someone at the position was scouted, or no one there has played. */
export function isPositionOpenInDraft(
  snapshot: SeasonSnapshot,
  scouted: ScoutedPlayers,
  position: PositionCode,
  throughWeek: number,
): boolean {
  const ids = playerIdsAtPositionByProduction(snapshot, position, throughWeek);
  return (
    ids.some((id) => isPlayerScouted(scouted, position, id)) ||
    !ids.some((id) => gamesUpToWeek(snapshot, position, id, throughWeek).length > 0)
  );
}

/** The document also takes over players scouted before the league. */
export function draftProgressWithScoutedPlayer(
  scouted: StoredScouted,
  scout: Scout,
  seasonKey: SeasonKey,
  { position, id }: { position: PositionCode; id: number },
): StudentDraftProgress {
  const field = isDefense(position) ? 'defenses' : 'players';
  return draftProgressDocument(scout, seasonKey, {
    ...scouted,
    [field]: [...new Set([...scouted[field], id])],
  });
}

export function draftProgressDocument(
  { studentId, leagueId }: Scout,
  seasonKey: SeasonKey,
  { players, defenses, stored = [] }: StoredScouted,
): StudentDraftProgress {
  const { season: _, ...ofGames } = seasonKeyFields(seasonKey);
  const id = [leagueId, studentId, ...Object.values(ofGames)].join('_');
  const existing = stored.find((progress) => progress.leagueId === leagueId);
  return {
    ...(existing ?? { id, studentId, leagueId, ...ofGames }),
    scoutedPlayerIds: [...players],
    scoutedDefenseIds: [...defenses],
  };
}
