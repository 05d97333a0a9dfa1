import { timestampFromDate } from '@/lib/domain/time/timestamp';
import type { StatChange } from '@/lib/domain/week/steps';
import { nflDefenseGames, nflPlayerGames } from '@/lib/store/collections/football';
import { type StatCorrection, statCorrections } from '@/lib/store/collections/season';
import type { DocumentStore, StoredDocument } from '@/lib/store/port';

export type ChangedGame = StatCorrection['games'][number];

/** What names a game; everything else in its row is a statistic. */
const NAMES = new Set(['id', 'Season', 'Week', 'GameKey', 'Team', 'Opponent', 'HomeOrAway', 'PlayerID', 'TeamID']);

/** The statistics that differ between two states of one collection's week. A row that is missing on one side counts as zeros there. */
export function changedGames(path: string, before: readonly StoredDocument[], after: readonly StoredDocument[]): ChangedGame[] {
  const kind = path === nflPlayerGames.path ? 'player' : path === nflDefenseGames.path ? 'defense' : null;
  if (!kind) return [];
  const idField = kind === 'player' ? 'PlayerID' : 'TeamID';
  const old = new Map(before.map((document) => [document.id, document as Row]));
  const fresh = new Map(after.map((document) => [document.id, document as Row]));
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((id) => {
    const changes = changesBetween(old.get(id) ?? {}, fresh.get(id) ?? {});
    const gameOf = (fresh.get(id) ?? old.get(id))?.[idField];
    return changes.length > 0 && typeof gameOf === 'number' ? [{ kind, gameOf, changes }] : [];
  });
}

type Row = Readonly<Record<string, unknown>>;

function changesBetween(before: Row, after: Row): StatChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !NAMES.has(field));
  const countOf = (row: Row, field: string) => (typeof row[field] === 'number' ? row[field] : 0);
  return fields
    .map((field) => ({ field, before: countOf(before, field), after: countOf(after, field) }))
    .filter((change) => change.before !== change.after);
}

/**
 * The record of a correction. An import that was interrupted half-way finds the record of its first run and keeps what that one knew: part
 * of the old statistics is overwritten by now.
 */
export async function correctionOf(
  store: DocumentStore,
  correction: { season: number; week: number; contentHash: string; games: readonly ChangedGame[]; now: Date },
): Promise<StatCorrection> {
  const { season, week, contentHash, now } = correction;
  const id = `${season}_${week}_${contentHash.slice(0, 16)}`;
  const earlier = await store.get(statCorrections, id);
  const known = earlier?.state === 'pending' ? earlier.games : [];
  const isKnown = ({ kind, gameOf }: ChangedGame) => known.some((game) => game.kind === kind && game.gameOf === gameOf);
  return {
    id,
    season,
    week,
    contentHash,
    correctedAt: timestampFromDate(now),
    state: 'pending',
    games: [...known, ...correction.games.filter((game) => !isKnown(game))],
  };
}
