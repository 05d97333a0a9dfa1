import type { Viewer } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { applyStatCorrections } from '@/lib/data/score-card/correction-commands';
import { readCurrentSeasonYearIn } from '@/lib/data/season/clock';
import { openOverdueWeek } from '@/lib/data/season-clock/clock-commands';
import {
  DEFENSE_STATISTICS,
  PLAYER_STATISTICS,
  type Statistic,
} from '@/lib/domain/football/statistics';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import {
  type NflScheduledGame,
  nflDefenseGames,
  nflPlayerGames,
  nflSchedule,
  nflTeams,
} from '@/lib/store/collections/football';
import {
  seasonImports,
  statCorrections,
  type WeekStatCorrections,
} from '@/lib/store/collections/season';
import { equalConditions, type ReadOperations } from '@/lib/store/port';
import {
  alreadyCanceledText,
  CHOOSE_DIFFERENT_TEAMS,
  noSuchTeamText,
  playsAnotherText,
  teamHasByeText,
} from '@/words/canceled-games';
import type { SetGameCanceledInput } from './dto';
import { writeAsAdmin } from './require-admin';

/**
 * Marks a game as canceled, or removes the mark. Its players have no game that week, as with a bye,
 * and the week can be opened without it; imported statistics don't count while it is marked.
 * Repeating it changes nothing. Affected score cards are reopened, as after an NFL correction. If
 * the live season's clock waits only for this game, the week is opened. 'invalid-input' for teams
 * that can't have met in that week.
 */
export async function setGameCanceled(viewer: Viewer, input: SetGameCanceledInput): Promise<void> {
  const action = input.canceled ? 'week.cancel-game' : 'week.restore-game';
  const { season } = input;
  let isChanged = false;
  let isLive = false;
  await writeAsAdmin(viewer, action, async (transaction) => {
    isLive = season === (await readCurrentSeasonYearIn(transaction));
    const ofWeek = { where: equalConditions({ Season: season, Week: input.week }) };
    const games = await transaction.query(nflSchedule, ofWeek);
    const sides = [input.away, input.home];
    const marked = games.find(
      (game) => game.Canceled && sidesOf(game).every((side) => sides.includes(side)),
    );
    isChanged = input.canceled !== Boolean(marked);
    if (!isChanged) return null;
    if (input.canceled) await requirePossible(transaction, input, games);
    const correction = await correctionOf(transaction, input);
    const now = timestampFromDate(getServices().now());

    if (marked) transaction.delete(nflSchedule, marked.id);
    else transaction.create(nflSchedule, canceledGame(input));
    if (correction) transaction.set(statCorrections, correction);
    // Every process reloads the season when one of its imports changes.
    const contentHash =
      `${input.week} ${sides.join(' ')} ${input.canceled} ` + `${now.seconds}.${now.nanoseconds}`;
    transaction.set(seasonImports, {
      id: `${season}_canceled`,
      season,
      part: 'canceled',
      contentHash,
      rows: 1,
      importedAt: now,
    });
    return { target: `${season}_${input.week}` };
  });
  if (!isChanged) return;
  await applyStatCorrections(COMMAND_LINE_OPERATOR);
  if (isLive) await openOverdueWeek(COMMAND_LINE_OPERATOR, input.week);
}

const sidesOf = ({ AwayTeam, HomeTeam }: NflScheduledGame) => [AwayTeam, HomeTeam];

function canceledGame({ season, week, away, home }: SetGameCanceledInput): NflScheduledGame {
  const id = `canceled_${season}_${week}_${away}_${home}`;
  const unplayed = { HomeScore: null, AwayScore: null, KickoffUTC: '', Weekday: '', Stadium: '' };
  return {
    id,
    GameKey: id,
    Season: season,
    Week: week,
    AwayTeam: away,
    HomeTeam: home,
    ...unplayed,
    Canceled: true,
  };
}

async function requirePossible(
  reader: ReadOperations,
  { season, week, away, home }: SetGameCanceledInput,
  games: readonly NflScheduledGame[],
): Promise<void> {
  if (!away || !home || away === home)
    throw new DomainError('invalid-input', CHOOSE_DIFFERENT_TEAMS);
  const teams = await reader.query(nflTeams, { where: equalConditions({ Season: season }) });
  for (const side of [away, home]) {
    const team = teams.find(({ Team }) => Team === side);
    if (!team) throw new DomainError('invalid-input', noSuchTeamText(side));
    if (team.ByeWeek === week) throw new DomainError('invalid-input', teamHasByeText(side, week));
    const otherGame = games.find(
      (game) =>
        sidesOf(game).includes(side) && !sidesOf(game).every((each) => [away, home].includes(each)),
    );
    if (!otherGame) continue;
    const opponent = sidesOf(otherGame).find((each) => each !== side) ?? '';
    throw new DomainError(
      'invalid-input',
      (otherGame.Canceled ? alreadyCanceledText : playsAnotherText)(side, opponent, week),
    );
  }
}

/**
 * The mark's effect on imported statistics: those of a canceled game become 0, and return without
 * the mark. Null if there are none.
 */
async function correctionOf(
  reader: ReadOperations,
  { season, week, away, home, canceled }: SetGameCanceledInput,
): Promise<WeekStatCorrections | null> {
  const ofWeek = { where: equalConditions({ Season: season, Week: week }) };
  const marker = await reader.get(seasonImports, `${season}_week-${week}`);
  if (!marker) return null;
  const teams = await reader.query(nflTeams, { where: equalConditions({ Season: season }) });
  const idsOfTeams = teams
    .filter(({ Team }) => [away, home].includes(Team))
    .map(({ TeamID }) => TeamID);
  const [players, defenses] = await Promise.all([
    reader.query(nflPlayerGames, ofWeek),
    reader.query(nflDefenseGames, ofWeek),
  ]);
  const changesOf = (game: Readonly<Record<string, unknown>>, fields: readonly Statistic[]) =>
    fields.flatMap((field) => {
      const count = Number(game[field] ?? 0);
      return count === 0
        ? []
        : [{ field, before: canceled ? count : 0, after: canceled ? 0 : count }];
    });
  const games = [
    ...players
      .filter(({ Team }) => [away, home].includes(Team))
      .map((game) => ({
        kind: 'player' as const,
        gameOf: game.PlayerID,
        changes: changesOf(game, PLAYER_STATISTICS),
      })),
    ...defenses
      .filter(({ TeamID }) => idsOfTeams.includes(TeamID))
      .map((game) => ({
        kind: 'defense' as const,
        gameOf: game.TeamID,
        changes: changesOf(game, DEFENSE_STATISTICS),
      })),
  ].filter(({ changes }) => changes.length > 0);
  if (games.length === 0) return null;
  const correctedAt = timestampFromDate(getServices().now());
  const change = canceled ? 'canceled' : 'restored';
  const id = `${season}_${week}_${away}_${home}_${correctedAt.seconds}_${change}`;
  return {
    id,
    season,
    week,
    contentHash: marker.contentHash,
    correctedAt,
    state: 'pending',
    games,
  };
}
