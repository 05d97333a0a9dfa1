import { pickUnique, sortOldestFirst } from '@/lib/data/find-unique';
import { drawRandomLineup, isLineupDrawnWhenCardOpens } from '@/lib/data/lineup/stored-lineup';
import { studentsWorkReader } from '@/lib/data/work/class';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { scoringRulesOfStoredWork } from '@/lib/domain/football/formulas';
import { groupBy } from '@/lib/domain/lists';
import { TEAM_STEP_INDEX } from '@/lib/domain/week/steps';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import { queryWithAnyValue } from '@/lib/store/any-value-query';
import { studentProfiles } from '@/lib/store/collections/profiles';
import type { StoredCardStep, StudentWeeklyProgress } from '@/lib/store/collections/progress';
import { type StudentLineup, studentLineups } from '@/lib/store/collections/teams';
import { equalConditions, type ListedDocuments, type UnreadableEntry } from '@/lib/store/port';
import { fillInAndSetAsideSteps, isStepAnsweredOrSetAside } from './steps';

type Clock = Pick<LeagueClock, 'seasonKey' | 'currentWeek' | 'isPaused'>;

/**
 * Weeks with the answer and the player of every finished step, as the score card shows them:
 * another program stores that a step was right and not its answer, which then follows from the
 * lineup and the statistics. Weeks of this app have their answers and cost no read. A week without
 * a lineup counts with the one that opening the card will draw; if no card can be opened, nothing
 * counts. A week whose lineup can't be read can't be read either.
 */
export async function fillInAnswersOfOtherProgram(
  found: ListedDocuments<StudentWeeklyProgress>,
  clock: Clock,
): Promise<ListedDocuments<StudentWeeklyProgress>> {
  const incomplete = found.documents.filter(({ steps }) =>
    steps
      .slice(0, TEAM_STEP_INDEX)
      .some((step) => step.correct && (!isStepAnsweredOrSetAside(step) || isWithoutPlayer(step))),
  );
  if (incomplete.length === 0) return found;
  const { store, seasons } = getServices();
  const work = studentsWorkReader(store, studentIdsOf(incomplete), clock);
  const [snapshot, stored] = await Promise.all([
    seasons.load(clock.seasonKey.statisticsSeason),
    work.lineups([...new Set(incomplete.map(({ week }) => week))]),
  ]);
  const lineupOf = new Map<StudentWeeklyProgress, StudentLineup>();
  const unreadableLineups = new Map<StudentWeeklyProgress, UnreadableEntry>();
  for (const each of incomplete) {
    const isMeant = (lineup: Readonly<Record<string, unknown>>) =>
      lineup.userId === each.studentId && lineup.week === each.week;
    const readable = { documents: stored.documents, unreadable: [] };
    const lineup = pickUnique(studentLineups, readable, isMeant);
    const unreadable = stored.unreadable.find((other) => isMeant(other.stored));
    if (lineup) lineupOf.set(each, lineup);
    else if (unreadable) unreadableLineups.set(each, unreadable);
  }
  const withoutLineup = incomplete.filter(
    (each) => !lineupOf.has(each) && !unreadableLineups.has(each),
  );
  const drawn = await drawnLineups(withoutLineup, clock, snapshot);
  const documents = found.documents
    .filter((each) => !unreadableLineups.has(each))
    .map((each) => {
      if (!incomplete.includes(each)) return each;
      const lineup = lineupOf.get(each) ?? drawn.get(each) ?? null;
      const card = { snapshot, week: each.week, rules: scoringRulesOfStoredWork(each) };
      return { ...each, steps: fillInAndSetAsideSteps(each.steps, lineup, card) };
    });
  const unreadable = [...unreadableLineups].map(([stored, { why }]) => ({
    id: stored.id,
    why,
    stored,
  }));
  return { documents, unreadable: [...found.unreadable, ...unreadable] };
}

/** Leaderboards count the player's game, so they need to know whose it was. */
const isWithoutPlayer = ({ playerId, setAside }: StoredCardStep): boolean =>
  playerId === null && !setAside;

/** Nothing is stored: only the student's own first look at the card stores a lineup. */
async function drawnLineups(
  progress: readonly StudentWeeklyProgress[],
  clock: Clock,
  snapshot: SeasonSnapshot,
): Promise<Map<StudentWeeklyProgress, StudentLineup | null>> {
  if (progress.length === 0) return new Map();
  const { store, now } = getServices();
  const { seasonKey } = clock;
  const ids = studentIdsOf(progress);
  const [profiles, teams] = await Promise.all([
    queryWithAnyValue(
      store,
      studentProfiles,
      'studentId',
      ids,
      equalConditions({ season: seasonKey.season }),
    ),
    studentsWorkReader(store, ids, clock).teams(),
  ]);
  const profilesOf = groupBy(sortOldestFirst(profiles), ({ studentId }) => studentId);
  const teamsOf = groupBy(sortOldestFirst(teams), ({ userId }) => userId);
  return new Map(
    progress.map((each) => {
      const [profile] = profilesOf.get(each.studentId) ?? [];
      const [team] = teamsOf.get(each.studentId) ?? [];
      const draws = profile && team && isLineupDrawnWhenCardOpens(profile, clock, each.week);
      return [
        each,
        draws ? drawRandomLineup({ seasonKey, snapshot, now: now() }, team, each.week) : null,
      ];
    }),
  );
}

const studentIdsOf = (progress: readonly StudentWeeklyProgress[]): string[] => [
  ...new Set(progress.map(({ studentId }) => studentId)),
];
