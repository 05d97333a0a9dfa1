// Prints as JSON a demo student's right answers, from the app's rules: of a week's card with
// answers.ts EMAIL WEEK, or of the open lesson with answers.ts EMAIL TYPE.
import { typedAnswerOfRational } from '@/lib/data/demo/answers';
import {
  listStudentLessonsOfTypeIn,
  pickUnfinishedOrThisWeeksLesson,
  restoreLesson,
} from '@/lib/data/lesson/stored-lesson';
import { fillInAndSetAsideSteps, stepContext } from '@/lib/data/score-card/steps';
import { readLeagueClock } from '@/lib/data/season/clock';
import { readLeague } from '@/lib/data/season/leagues';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { rational, sumRationals, toMixed } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { getServices } from '@/lib/platform/services';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { studentLineups } from '@/lib/store/collections/teams';
import { equalConditions } from '@/lib/store/port';
import { printLine, runCommand } from '../lib/command-line';

runCommand(async () => {
  const [, , email = '', what = ''] = process.argv;
  const { store, identity } = getServices();
  const studentId = (await identity.findAccountByEmail(email))?.accountId ?? '';
  const [profile] = await store.query(studentProfiles, { where: equalConditions({ studentId }) });
  if (!profile) throw new Error(`No student ${email}.`);
  const week = Number(what);
  const answers = week ? cardAnswers(profile, week) : lessonAnswers(profile, what as GraphType);
  printLine(JSON.stringify(await answers));
});

async function cardAnswers({ season, studentId, formulaType }: StudentProfile, week: number) {
  const { store, seasons } = getServices();
  const lineup = await store.get(studentLineups, `${season}_${week}_${studentId}`);
  if (!lineup) throw new Error(`${studentId} has no lineup for week ${week}.`);
  const about = { snapshot: await seasons.load(season), week, rules: formulaType };
  const steps = fillInAndSetAsideSteps([], lineup, about);
  const values = STEP_KEYS.slice(0, -1).map((key) => stepContext({ ...about, steps }, key).total);
  const all = [...values, sumRationals(values)];
  return STEP_KEYS.map((step, index) => ({
    step,
    typed: typedAnswerOfRational(all[index] ?? rational(0), true),
  }));
}

/** For each step a number as text, or a choice's label. */
async function lessonAnswers({ studentId, leagueId }: StudentProfile, type: GraphType) {
  const { store, seasons } = getServices();
  const clock = await readLeagueClock(await readLeague(leagueId));
  const lessons = await listStudentLessonsOfTypeIn(store, studentId, clock, type);
  const stored = pickUnfinishedOrThisWeeksLesson(lessons, clock.currentWeek);
  const lesson = stored && restoreLesson(await seasons.load(clock.statisticsSeason), stored);
  if (!lesson) throw new Error(`${studentId} has no ${type} lesson.`);
  return lesson.steps.map((step) =>
    step.kind === 'choice'
      ? { choice: step.options.find(({ key }) => key === step.answer)?.label }
      : { text: formatMixed(toMixed(step.answer)) },
  );
}
