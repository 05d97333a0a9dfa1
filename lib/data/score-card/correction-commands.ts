import { findStudentProfileIn } from '@/lib/data/access/viewer';
import { writeAudit } from '@/lib/data/audit';
import { type CommandLineOperator, OPERATOR_ACTOR_ID } from '@/lib/data/operator';
import { readLeague } from '@/lib/data/season/leagues';
import { starterGame } from '@/lib/data/season/starter-games';
import { seasonKeyOfLeague } from '@/lib/domain/calendar/clock';
import { createStatisticsSeasonFilter } from '@/lib/domain/calendar/season-key';
import { scoringRulesOfStoredWork } from '@/lib/domain/football/formulas';
import { DEFENSE, LINEUP_SLOTS, POSITIONS, positionOfSlot } from '@/lib/domain/football/positions';
import { scoreGame } from '@/lib/domain/football/scoring';
import { groupBy } from '@/lib/domain/lists';
import { compareTimestamps } from '@/lib/domain/time/timestamp';
import { applyNflCorrection, type StarterGameCorrections } from '@/lib/domain/week/corrections';
import {
  hasStepOpenAfterCorrection,
  isCardStuck,
  STEPS_PER_CARD,
  type StatisticChange,
} from '@/lib/domain/week/steps';
import {
  createSeasonSnapshot,
  type SeasonSnapshot,
  unreadableGamesOfPlayersAndDefenses,
} from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import {
  nflDefenseGames,
  nflPlayerGames,
  nflSchedule,
  nflTeams,
} from '@/lib/store/collections/football';
import { studentProfiles } from '@/lib/store/collections/profiles';
import {
  type StoredCardStep,
  type StudentWeeklyProgress,
  studentWeeklyProgress,
} from '@/lib/store/collections/progress';
import {
  seasonImports,
  statCorrections,
  type WeekStatCorrections,
} from '@/lib/store/collections/season';
import { equalConditions } from '@/lib/store/port';

/**
 * Each commit waits for the disk. With one commit for each card, a district's cards would take
 * minutes.
 */
const CARDS_PER_COMMIT = 10;
/**
 * A rest after each commit. Servers poll for the store's lock; if it were free for only a
 * millisecond at a time, their pages would wait for seconds.
 */
const PAUSE_BETWEEN_COMMITS_MS = 25;

export type StatCorrectionReport = {
  season: number;
  week: number;
  games: number;
  /** Score cards with at least one step that is open again, or right again. */
  cards: number;
};

/**
 * Goes through the score cards of every week whose statistics were corrected. Steps that were right
 * by the old numbers and aren't by the new ones open again; points that were given stay. A few
 * cards in each transaction, and the correction is ticked off last, so that an interrupted run is
 * taken up by the next one. Statistics that are only half imported are left for later.
 */
export async function applyStatCorrections(
  _operator: CommandLineOperator,
): Promise<StatCorrectionReport[]> {
  const { store } = getServices();
  const pending = await store.query(statCorrections, {
    where: equalConditions({ state: 'pending' }),
  });
  const reports: StatCorrectionReport[] = [];
  for (const corrections of groupByWeek(pending)) {
    const last = corrections.at(-1);
    const marker = last && (await store.get(seasonImports, `${last.season}_week-${last.week}`));
    // A later import that changed no game has left another hash.
    const isImported =
      last &&
      marker &&
      (marker.contentHash === last.contentHash ||
        compareTimestamps(marker.importedAt, last.correctedAt) > 0);
    if (isImported) reports.push(await correctWeek(last.season, last.week, corrections));
  }
  return reports;
}

function groupByWeek(pending: readonly WeekStatCorrections[]): WeekStatCorrections[][] {
  const inOrder = pending.toSorted((a, b) => compareTimestamps(a.correctedAt, b.correctedAt));
  return [...groupBy(inOrder, ({ season, week }) => `${season}_${week}`).values()];
}

async function correctWeek(
  season: number,
  week: number,
  corrections: readonly WeekStatCorrections[],
): Promise<StatCorrectionReport> {
  const { store, wait } = getServices();
  const snapshot = await weekSnapshot(season, week);
  const [ofSeason, ofReplays] = await Promise.all([
    store.query(studentWeeklyProgress, { where: equalConditions({ season, week }) }),
    // In whatever school year a class has played these games.
    store.query(studentWeeklyProgress, {
      where: equalConditions({ statisticsSeason: season, week }),
    }),
  ]);
  const started = [
    ...ofSeason.filter(({ statisticsSeason }) => statisticsSeason === undefined),
    ...ofReplays,
  ];
  const affectedIds = started
    .filter((progress) => correctedSteps(progress, corrections, snapshot))
    .map(({ id }) => id);
  let cards = 0;
  for (let from = 0; from < affectedIds.length; from += CARDS_PER_COMMIT) {
    if (from > 0) await wait(PAUSE_BETWEEN_COMMITS_MS);
    cards += await correctCards(
      affectedIds.slice(from, from + CARDS_PER_COMMIT),
      corrections,
      snapshot,
    );
  }
  const games = new Set(
    corrections.flatMap((each) => each.games.map(({ kind, gameOf }) => `${kind} ${gameOf}`)),
  ).size;
  await store.batch((batch) => {
    for (const { id } of corrections) batch.merge(statCorrections, id, { state: 'applied' });
    writeAudit(batch, {
      actorId: OPERATOR_ACTOR_ID,
      action: 'correct-week',
      target: `${season}_${week}`,
      values: { games, cards },
    });
  });
  return { season, week, games, cards };
}

/**
 * Looked at again in the transaction: their students may be at work.
 *
 * @returns how many were changed.
 */
async function correctCards(
  progressIds: readonly string[],
  corrections: readonly WeekStatCorrections[],
  snapshot: SeasonSnapshot,
): Promise<number> {
  return getServices().store.transaction(async (transaction) => {
    const found = await transaction.getMany(studentWeeklyProgress, progressIds);
    const changes = await Promise.all(
      found.map(async (progress) => {
        const steps = progress && correctedSteps(progress, corrections, snapshot);
        if (!progress || !steps) return null;
        const profile = await findStudentProfileIn(
          transaction,
          progress.studentId,
          progress.season,
        );
        const league = profile && (await readLeague(profile.leagueId));
        return { progress, steps, profile, league };
      }),
    );
    const changed = changes.filter((change) => change !== null);
    for (const { progress, steps, profile, league } of changed) {
      transaction.merge(studentWeeklyProgress, progress.id, {
        steps,
        ...(progress.stuck === undefined ? {} : { stuck: isCardStuck({ ...progress, steps }) }),
      });
      // A student who has moved on to other games is led back to these when they are played again.
      if (
        profile &&
        createStatisticsSeasonFilter(seasonKeyOfLeague(league, profile.season))(progress)
      ) {
        const others = (profile.correctedWeeks ?? []).filter((week) => week !== progress.week);
        const correctedWeeks = hasStepOpenAfterCorrection(steps)
          ? [...others, progress.week].toSorted((a, b) => a - b)
          : others;
        transaction.merge(studentProfiles, profile.id, { correctedWeeks });
      }
    }
    return changed.length;
  });
}

function correctedSteps(
  progress: StudentWeeklyProgress,
  corrections: readonly WeekStatCorrections[],
  snapshot: SeasonSnapshot,
): StoredCardStep[] | null {
  if (progress.steps.length !== STEPS_PER_CARD) return null;
  let steps = progress.steps;
  for (const correction of corrections)
    steps =
      applyNflCorrection(steps, nflCorrectionFor(progress, steps, correction, snapshot)) ?? steps;
  return steps === progress.steps ? null : steps;
}

function nflCorrectionFor(
  progress: StudentWeeklyProgress,
  steps: readonly StoredCardStep[],
  { games, correctedAt }: WeekStatCorrections,
  snapshot: SeasonSnapshot,
): StarterGameCorrections {
  const rules = scoringRulesOfStoredWork(progress);
  const changes = new Map(
    games.map((game) => [`${game.kind} ${game.gameOf}`, game.changes as StatisticChange[]]),
  );
  const positions = LINEUP_SLOTS.map(positionOfSlot);
  const positionAt = (index: number) => positions[index] ?? DEFENSE;
  const idAt = (index: number) => steps[index]?.playerId ?? 0;
  return {
    at: correctedAt,
    changesOf: (index) =>
      changes.get(`${POSITIONS[positionAt(index)].owner} ${idAt(index)}`) ?? null,
    pointsOf: (index) => {
      const position = positionAt(index);
      return scoreGame(
        position,
        rules,
        starterGame(snapshot, position, idAt(index), progress.week).stats,
      );
    },
  };
}

/**
 * The statistics of one week straight from the store: this process's season in memory may be a
 * second behind the import. Who plays at all no correction of a week changes.
 */
async function weekSnapshot(season: number, week: number): Promise<SeasonSnapshot> {
  const { store, seasons } = getServices();
  const ofWeek = { where: equalConditions({ Season: season, Week: week }) };
  const [known, teams, playerGames, defenseGames, games] = await Promise.all([
    seasons.load(season),
    store.query(nflTeams, { where: equalConditions({ Season: season }) }),
    store.list(nflPlayerGames, ofWeek),
    store.list(nflDefenseGames, ofWeek),
    store.query(nflSchedule, ofWeek),
  ]);
  return createSeasonSnapshot({
    season,
    players: [...known.players.values()],
    teams,
    playerGames: playerGames.documents,
    defenseGames: defenseGames.documents,
    schedule: games,
    unreadable: unreadableGamesOfPlayersAndDefenses(playerGames, defenseGames),
    unreadableIds: known.unreadableIds,
  });
}
