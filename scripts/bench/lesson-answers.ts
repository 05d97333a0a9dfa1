// Prints as JSON a student's right answers to the nine steps of the open lesson: a number as text,
// or a choice's label.
import { lessonToContinue, listLessonsIn, restoreLesson } from '@/lib/data/lesson/stored-lesson';
import { readLeagueClock } from '@/lib/data/season/clock';
import { readLeague } from '@/lib/data/season/leagues';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { getServices } from '@/lib/platform/services';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { equalConditions } from '@/lib/store/port';
import { toMixed } from '../../lib/domain/numbers/fractions';
import { formatMixed } from '../../lib/domain/numbers/mixed';
import { printLine, runCommand } from '../lib/command-line';

runCommand(async () => {
  const [, , email = '', type = ''] = process.argv;
  const { store, identity, seasons } = getServices();
  const studentId = (await identity.findAccountByEmail(email))?.accountId ?? '';
  const [profile] = await store.query(studentProfiles, { where: equalConditions({ studentId }) });
  const clock = await readLeagueClock(await readLeague(profile?.leagueId ?? ''));
  const lessons = await listLessonsIn(store, studentId, clock, type as GraphType);
  const stored = lessonToContinue(lessons, clock.currentWeek);
  const lesson = stored && restoreLesson(await seasons.load(clock.statisticsSeason), stored);
  if (!lesson) throw new Error(`${email} has no ${type} lesson.`);
  const answers = lesson.steps.map((step) =>
    step.kind === 'choice'
      ? { choice: step.options.find(({ key }) => key === step.answer)?.label }
      : { text: formatMixed(toMixed(step.answer)) },
  );
  printLine(JSON.stringify(answers));
});
