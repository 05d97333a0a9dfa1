import type { SignedInViewer } from '@/lib/data/access/viewer';
import { submitLessonStep } from '@/lib/data/lesson/commands';
import { LESSON_RULES_VERSION, makeLesson } from '@/lib/data/lesson/make-lesson';
import { getOrOpenLesson } from '@/lib/data/lesson/queries';
import { selectLessonGames } from '@/lib/data/lesson/stored-lesson';
import { submitStep } from '@/lib/data/score-card/commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import type { ReadingLanguageChoice } from '@/lib/domain/student/reading';
import { GRAPH_TYPES } from '@/lib/testing/lesson-walk';
import { realSeason } from '@/lib/testing/real-season';
import { TEST_SEASON, type TestServices } from '@/lib/testing/services';
import {
  giveTeam,
  installStudentWeek,
  STARTERS,
  stepTryInput,
  typed,
} from '@/lib/testing/student-week';
import { runSyncInLanguage } from '@/lib/words/language';
import '@/lib/words/es/all';

let reads: ReadingLanguageChoice = 'both';
jest.mock('@/lib/platform/requests', () => ({
  ...jest.requireActual<object>('@/lib/platform/requests'),
  readingLanguageChoiceOfRequest: () => reads,
}));

let test: TestServices;
let kim: SignedInViewer;

beforeEach(async () => {
  reads = 'both';
  ({ test, kim } = await installStudentWeek());
});
afterEach(() => test.dispose());

const lines = [
  { of: [0], typed: '8 9/20' },
  { of: [1], typed: '2' },
];

it('gives a card’s rule, verdict, and hint in Spanish, too, to those who read both', async () => {
  const verdict = await submitStep(kim, stepTryInput('QB', '11', { lines }));
  expect(verdict.hint?.marks?.fits).toMatch(/^Not yet. One line is right/);
  expect(verdict.spanish?.hint?.marks?.fits).toMatch(/^Todavía no. Una línea está bien/);
  expect(verdict.spanish?.message).toMatch(/^Todavía no/);
  const [step] = (await getOrOpenScoreCard(kim))?.steps ?? [];
  expect(step?.lastWrong?.spanish).toEqual(verdict.spanish);
  expect(step?.terms.map(({ rule, spanish }) => [rule, spanish])[0]).toEqual([
    '1 point for every 20 passing yards',
    '1 punto por cada 20 yardas por pase',
  ]);
});

it('gives a lesson’s questions, options, and hints in Spanish, too', async () => {
  await giveTeam(test.store, kim);
  const opened = await getOrOpenLesson(kim, 'circle');
  const [step] = opened.state === 'open' ? opened.lesson.steps : [];
  expect(step?.spanish?.question).toMatch(/^¿/);
  expect(step?.spanish?.teach).not.toBe(step?.ask.teach);
  const verdict = await submitLessonStep(kim, {
    type: 'circle',
    week: 6,
    rules: LESSON_RULES_VERSION,
    step: 0,
    operationId: 'operation-1',
    typed: typed('9999'),
  });
  expect(verdict.spanish?.message).toMatch(/^Todavía no/);
  expect(verdict.spanish?.hint?.text).not.toBe(verdict.hint?.text);
  expect(verdict.step.lastWrong?.spanish).toEqual(verdict.spanish);
});

it('tells in Spanish, too, how far a guess is away', async () => {
  const verdict = await submitStep(kim, stepTryInput('QB', '11', { estimate: 15 }));
  expect(verdict.guess).toMatchObject({
    says: expect.stringMatching(/^You guessed 15\./),
    spanish: expect.stringMatching(/^A ojo calculaste 15\./),
  });
});

it('asks for the same numbers in each language', async () => {
  const rows = selectLessonGames(await realSeason.load(TEST_SEASON), Object.values(STARTERS), 6);
  for (const type of GRAPH_TYPES)
    for (let seed = 0; seed < 8; seed += 1) {
      const answers = () =>
        makeLesson(type, rows, seed)?.steps.map(({ answer }) => answer.toString());
      expect(runSyncInLanguage('es', answers)).toEqual(answers());
    }
});

it('sends nothing twice to all others', async () => {
  for (const language of ['en', 'es'] as const) {
    reads = language;
    const sent = [
      await submitStep(kim, stepTryInput('QB', language === 'en' ? '11' : '12', { lines })),
      await getOrOpenScoreCard(kim),
      await getOrOpenLesson(kim, 'circle'),
    ];
    expect(JSON.stringify(sent)).not.toContain('"spanish"');
  }
});
