import { requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { readClassWorkForBrief, studentsForGrouping } from '@/lib/data/brief/brief-work';
import type { TuesdayBriefDto } from '@/lib/data/brief/dto';
import type { GraphWithQuestionDto } from '@/lib/data/graph/dto';
import { graphVersionDto, visibleGraphQuestion } from '@/lib/data/graph/versions';
import { resolveWeek } from '@/lib/data/league-week/class-week';
import {
  type ClassWeekWithWrongAnswers,
  commonMistakeDto,
} from '@/lib/data/mistake/class-mistakes';
import { MAX_TRIES_READ_PER_STUDENT_STEP } from '@/lib/data/mistake/wrong-tries';
import { playerTile } from '@/lib/data/season/player-tile';
import { starterGame } from '@/lib/data/season/starter-games';
import { classWorkReader } from '@/lib/data/work/class';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import {
  buildSavedWorkGroups,
  proposeWorkGroups,
  topMistakes,
  UNEXPLAINED_TAG,
} from '@/lib/domain/class/brief';
import { type WarmUpPlayer, warmUpQuestions } from '@/lib/domain/class/warm-up';
import {
  FORMULA_LEVELS,
  type FormulaLevel,
  type ScoringRules,
  toLevelOrNamedFormulaSet,
} from '@/lib/domain/football/formulas';
import { LINEUP_SLOTS, playerOrDefenseKey, positionOfSlot } from '@/lib/domain/football/positions';
import { canStudentDoStepWithoutHelp } from '@/lib/domain/week/steps';
import { getServices } from '@/lib/platform/services';
import type { League } from '@/lib/store/collections/leagues';
import type { StudentWeeklyProgress } from '@/lib/store/collections/progress';
import { misconceptionLabel, UNEXPLAINED_MISTAKES } from '@/words/mistake-names';
import { warmUpWords } from '@/words/warm-up';

/**
 * The content of a lesson: the mistakes of one week, the work groups, and a warm-up with the
 * class's own players. Without a requested week that has been played, the latest one is used, or
 * the one before if nobody has begun the latest. `topics` are the tags of the mistakes to talk
 * about; if the class made none of them, the brief is about the most common ones. 'not-found' for
 * anyone else's league.
 */
export async function getTuesdayBrief(
  viewer: Viewer,
  leagueId: string,
  week: number | null,
  topics: readonly string[] = [],
): Promise<TuesdayBriefDto> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const { latestWeek } = resolveWeek(clock, week);
  const work = await readClassWorkForBrief({ league, clock }, week);
  const { members, wrong, isCut } = work;
  const chosen = wrong.filter(({ misconception }) => topics.includes(misconception ?? ''));
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const students = studentsForGrouping(work);
  const isKept = students.some(({ group }) => group !== null);
  const { groups, challenges, onTheWay, notStarted } = isKept
    ? {
        groups: buildSavedWorkGroups(students, wrong),
        challenges: [],
        onTheWay: [],
        notStarted: [],
      }
    : proposeWorkGroups(students, wrong);
  const nameOf = (id: string) => names.get(id) ?? '';
  const level = usualRules([...work.progress.values()]);
  return {
    week: work.week,
    latestWeek,
    isExcused: work.isExcused,
    mistakes: topMistakes(chosen.length > 0 ? chosen : wrong).map((mistake) =>
      commonMistakeDto(work, mistake),
    ),
    graph: await findGraphWithQuestion(league, clock, work.week),
    isKept,
    groups: groups.map((group) => ({
      mistakes: group.tags.map(tagLabel),
      learners: group.learners.map(nameOf),
      helpers: group.helpers.map(nameOf),
    })),
    challenges: challenges.map((ids) => ids.map(nameOf)),
    onTheWay: onTheWay.map(nameOf),
    notStarted: notStarted.map(nameOf),
    together: members
      .filter(({ id }) =>
        work.progress.get(id)?.steps.some((step) => canStudentDoStepWithoutHelp(step) === false),
      )
      .map(({ name }) => name),
    warmUp: warmUpQuestions(startersOf(work, names), level).map((question) => ({
      ...warmUpWords(question),
      answer: question.answer,
    })),
    warmUpLevel: toLevelOrNamedFormulaSet(level),
    firstTriesOnly: isCut ? MAX_TRIES_READ_PER_STUDENT_STEP : null,
  };
}

async function findGraphWithQuestion(
  league: League,
  { seasonKey }: LeagueClock,
  week: number,
): Promise<GraphWithQuestionDto | null> {
  const work = classWorkReader(getServices().store, league, seasonKey);
  for (const graph of await work.graphsWithQuestion(week)) {
    const question = visibleGraphQuestion(graph);
    if (question === null) continue;
    const { id, title, description, typeLabel, table } = graphVersionDto(graph);
    return { id, title, description, typeLabel, table, question };
  }
  return null;
}

function tagLabel(tag: string): string {
  return tag === UNEXPLAINED_TAG ? UNEXPLAINED_MISTAKES : misconceptionLabel(tag);
}

/**
 * The class's own formula set if anyone works with one, else the formula level of most students;
 * the easiest level if several are equal.
 */
function usualRules(progress: readonly StudentWeeklyProgress[]): ScoringRules {
  const set = progress.find(({ formulaSet }) => formulaSet)?.formulaSet;
  if (set) return set;
  const students = (level: FormulaLevel) =>
    progress.filter(({ formulaLevel }) => formulaLevel === level).length;
  return FORMULA_LEVELS.reduce((usual, level) =>
    students(level) > students(usual) ? level : usual,
  );
}

function startersOf(
  { snapshot, week, progress }: ClassWeekWithWrongAnswers,
  members: ReadonlyMap<string, string>,
): WarmUpPlayer[] {
  const players = new Map<string, WarmUpPlayer>();
  for (const { studentId, steps } of progress.values()) {
    if (!members.has(studentId)) continue;
    for (const [index, slot] of LINEUP_SLOTS.entries()) {
      const playerId = steps[index]?.playerId;
      if (playerId === undefined || playerId === null) continue;
      const position = positionOfSlot(slot);
      const id = playerOrDefenseKey(position, playerId);
      const known = players.get(id);
      if (known) {
        players.set(id, { ...known, students: known.students + 1 });
        continue;
      }
      const { game, stats } = starterGame(snapshot, position, playerId, week);
      if (game !== 'played') continue;
      players.set(id, {
        id,
        name: playerTile(snapshot, position, playerId, week).name,
        position,
        stats,
        students: 1,
      });
    }
  }
  return [...players.values()];
}
