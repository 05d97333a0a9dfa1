import { requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import type { TuesdayBriefDto, WorkingPairDto } from '@/lib/data/brief/dto';
import { askedWeek, progressOf, studentsOf } from '@/lib/data/league-week/class-week';
import { FIRST_TRIES, listWrongTries } from '@/lib/data/mistake/wrong-tries';
import { isTeamReady, stepContext } from '@/lib/data/score-card/steps';
import { playerTile, starterGame } from '@/lib/data/season/games';
import { workingPair } from '@/lib/domain/answers/mistakes/workings';
import { isAbout } from '@/lib/domain/calendar/games';
import { isExpected, weekOf } from '@/lib/domain/class/arrival';
import { briefGroups, topMistakes, UNEXPLAINED, type WrongAnswer, weekToTalkAbout } from '@/lib/domain/class/brief';
import { namesApart } from '@/lib/domain/class/names-apart';
import { type WarmUpPlayer, warmUpQuestions } from '@/lib/domain/class/warm-up';
import {
  FORMULA_LEVELS,
  type FormulaLevel,
  namedRules,
  type OwnFormulas,
  type Rules,
  rulesOf,
} from '@/lib/domain/football/formulas';
import { LINEUP_SLOTS, positionOfSlot, starterKey, stepTitle } from '@/lib/domain/football/positions';
import { isDoneAlone, STEP_COUNT } from '@/lib/domain/week/steps';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/server/services';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { type ProgressStep, type StudentWeeklyProgress, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { misconceptionAdvice, misconceptionLabel, UNEXPLAINED_MISTAKES } from '@/words/hints';
import { warmUpWords } from '@/words/warm-up';
import { WORKING_QUESTIONS } from '@/words/workings';

/**
 * What a teacher talks about in class: the mistakes of one week, who works with whom, and a warm-up from the class's own players. Without
 * a week that has been played: the latest, or the one before while no one has begun the latest. 'not-found' for anyone else's league.
 */
export async function getTuesdayBrief(viewer: Viewer, leagueId: string, week: number | null): Promise<TuesdayBriefDto> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId);
  const { week: asked, latestWeek } = askedWeek(clock, week);
  const { store, seasons } = getServices();
  const ofLeague = async (each: number) =>
    (await store.query(studentWeeklyProgress, progressOf(league, each))).filter(isAbout(clock.games));
  const [students, snapshot, ofAsked] = await Promise.all([
    store.query(studentProfiles, studentsOf(league)),
    seasons.load(clock.statisticsSeason),
    ofLeague(asked),
  ]);
  const hasBegun = ofAsked.some(({ steps }) => steps.some(({ attempts }) => attempts > 0));
  const shown = week === asked ? asked : weekToTalkAbout(asked, hasBegun);
  const progress = shown === asked ? ofAsked : await ofLeague(shown);
  const { tries, isCut } = await listWrongTries(league, clock.games, shown, progress);

  const work: ClassWork = { snapshot, week: shown, progress: new Map(progress.map((each) => [each.studentId, each])) };
  const isAsked = (student: StudentProfile): boolean => {
    const own = work.progress.get(student.studentId);
    return isExpected(weekOf(student, { clock, week: shown, deadline: null }, own), own);
  };
  // Groups are read to the class and hung on the wall.
  const called = namesApart(students, { seenByClass: true });
  const members = students
    .filter(isAsked)
    .map((student) => ({ id: student.studentId, name: called(student) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id, 'en'));
  const names = new Map(members.map(({ id, name }) => [id, name]));
  // Who has left the class, or came after this week, is in none of its groups, and no sample comes from them.
  const wrong = tries.filter(({ studentId }) => names.has(studentId));
  const { groups, challenges, onTheWay, notStarted } = briefGroups(
    members.map(({ id }) => ({ id, stepsRight: work.progress.get(id)?.steps.filter(({ correct }) => correct).length ?? 0 })),
    wrong,
  );
  const nameOf = (id: string) => names.get(id) ?? '';
  const level = usualRules(progress);
  return {
    leagueName: league.name,
    week: shown,
    latestWeek,
    mistakes: topMistakes(wrong).map(({ tag, students, answers, step, sample }) => ({
      tag,
      label: misconceptionLabel(tag),
      students,
      answers,
      step: stepTitle(step),
      rules: namedRules(rulesOf(sample)),
      advice: misconceptionAdvice(tag),
      working: workingDto(work, tag, sample),
    })),
    groups: groups.map((group) => ({
      about: group.tags.map(tagLabel),
      learners: group.learners.map(nameOf),
      helpers: group.helpers.map(nameOf),
    })),
    challenges: challenges.map((ids) => ids.map(nameOf)),
    onTheWay: onTheWay.map(nameOf),
    notStarted: notStarted.map(nameOf),
    together: members.filter(({ id }) => work.progress.get(id)?.steps.some(isOnlyTogether)).map(({ name }) => name),
    warmUp: warmUpQuestions(startersOf(work, names), level).map((question) => ({
      ...warmUpWords(question),
      answer: question.answer,
    })),
    warmUpLevel: namedRules(level),
    firstTriesOnly: isCut ? FIRST_TRIES : null,
  };
}

/** Worked out together with the app, and no fresh one done alone since. */
const isOnlyTogether = (step: ProgressStep): boolean => isDoneAlone(step) === false;

type ClassWork = {
  readonly snapshot: SeasonSnapshot;
  readonly week: number;
  readonly progress: ReadonlyMap<string, StudentWeeklyProgress>;
};

type Wrong = WrongAnswer & { formulaLevel: FormulaLevel; formulaSet?: OwnFormulas | undefined };

/** The mistake as it looks on such a card with made-up numbers: by the real ones, classmates would know whose it is. */
function workingDto({ snapshot, week, progress }: ClassWork, tag: string, sample: Wrong): WorkingPairDto | null {
  const steps = progress.get(sample.studentId)?.steps ?? [];
  if (steps.length !== STEP_COUNT || (sample.step === 'TEAM' && !isTeamReady(steps))) return null;
  const context = stepContext({ snapshot, steps, week, level: rulesOf(sample) }, sample.step, sample.playerId);
  const pair = workingPair(context, tag);
  return pair && { rows: pair.rows, sum: pair.sum, question: WORKING_QUESTIONS[pair.kind] };
}

function tagLabel(tag: string): string {
  return tag === UNEXPLAINED ? UNEXPLAINED_MISTAKES : misconceptionLabel(tag);
}

/** The class's own set where anyone works with one, else the level that most work with; the gentlest of them when it is even. */
function usualRules(progress: readonly StudentWeeklyProgress[]): Rules {
  const set = progress.find(({ formulaSet }) => formulaSet)?.formulaSet;
  if (set) return set;
  const students = (level: FormulaLevel) => progress.filter(({ formulaLevel }) => formulaLevel === level).length;
  return FORMULA_LEVELS.reduce((usual, level) => (students(level) > students(usual) ? level : usual));
}

/** Everyone in a lineup of the class who played, and in how many. */
function startersOf({ snapshot, week, progress }: ClassWork, members: ReadonlyMap<string, string>): WarmUpPlayer[] {
  const players = new Map<string, WarmUpPlayer>();
  for (const { studentId, steps } of progress.values()) {
    if (!members.has(studentId)) continue;
    for (const [index, slot] of LINEUP_SLOTS.entries()) {
      const playerId = steps[index]?.playerId;
      if (playerId === undefined || playerId === null) continue;
      const position = positionOfSlot(slot);
      const id = starterKey(position, playerId);
      const known = players.get(id);
      if (known) {
        players.set(id, { ...known, students: known.students + 1 });
        continue;
      }
      const { game, stats } = starterGame(snapshot, position, playerId, week);
      if (game !== 'played') continue;
      players.set(id, { id, name: playerTile(snapshot, position, playerId, week).name, position, stats, students: 1 });
    }
  }
  return [...players.values()];
}
