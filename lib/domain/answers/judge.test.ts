import fc from 'fast-check';
import type { LessonStep } from '@/lib/domain/graphs/lesson';
import { answerKeyOfLessonStep } from '@/lib/domain/graphs/lesson-hints';
import { rational } from '@/lib/domain/numbers/fractions';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { type HintInWords, localizeHint } from '@/words/hints';
import { lessonHintWords } from '@/words/lessons';
import { parseAnswerText as parse } from '../testing/steps';
import { NO_HINTS_YET, nextHint } from './hints';
import {
  type AnswerKey,
  gradeAnswer,
  gradeNumber,
  judgeAnswer,
  type StepStateToJudge,
} from './judge';
import {
  type Answer,
  numberAnswerOf,
  type ParsedAnswer,
  parseChoiceAnswer,
  parseNumberAnswer,
} from './read';
import { makePlayerStepContext, makeTeamStepContext, type StepContext } from './step-context';

const NOW = new Date('2023-10-18T15:00:00Z');
const ago = (seconds: number) => timestampFromDate(new Date(NOW.getTime() - seconds * 1000));

const typed = (whole: string) => parseNumberAnswer({ whole, numerator: '', denominator: '' });
const number = (text: string): Answer => numberAnswerOf(parse(text));
const AN_IDEA = { title: expect.stringMatching(/./), text: expect.stringMatching(/./) };

const sumKey = (context: StepContext): AnswerKey<Answer, HintInWords> => ({
  grade: (answer) =>
    answer.kind === 'number'
      ? gradeNumber(answer.value, context.total)
      : gradeAnswer(answer, number('0')),
  hint(answer) {
    const { hint, ...step } = nextHint(
      context,
      { answer: answer.kind === 'number' ? answer.value : parse('0') },
      NO_HINTS_YET,
    );
    return { ...step, hint: localizeHint(hint) };
  },
});

const lessonKey = (step: LessonStep): AnswerKey<Answer, HintInWords> => {
  const key = answerKeyOfLessonStep(step, NO_HINTS_YET);
  return {
    ...key,
    hint(answer) {
      const given = key.hint(answer);
      return { ...given, hint: lessonHintWords(given.hint, step) };
    },
  };
};

const LESSON = {
  key: 'k',
  title: 'Title',
  teach: 'Teach.',
  question: 'How many?',
  figure: { kind: 'dots' as const, values: [] },
  hints: { nudge: 'Nudge.', sibling: 'Sibling.', nearly: 'Nearly.' },
};
const NUMBER: LessonStep = {
  ...LESSON,
  kind: 'number',
  unit: '',
  answer: rational(5, 2),
  exact: null,
  mistakes: [],
};
const CHOICE: LessonStep = {
  ...LESSON,
  kind: 'choice',
  answer: 'a',
  options: ['a', 'b', 'c'].map((key) => ({ key, label: key, tag: `chose-${key}`, hint: 'Why?' })),
};

const GAME = makePlayerStepContext({
  position: 'QB',
  rules: 1,
  stats: { PassingYards: 40, RushingYards: 5 },
});
const TEAM = makeTeamStepContext([
  { label: 'Quarterback', value: parse('2') },
  { label: 'Kicker', value: parse('1/2') },
]);

const EMPTY: StepStateToJudge<Answer> = {
  attempts: 0,
  correct: false,
  simplified: false,
  own: null,
  lastWrong: null,
};

type Kind = {
  name: string;
  key: AnswerKey<Answer, HintInWords>;
  state: Partial<StepStateToJudge<Answer>>;
  read: (text: string) => ParsedAnswer;
  answers: { right: string; wrong: string; other: string; unreadable: string; blank: string };
};
const NUMBERS = { right: '2 1/2', wrong: '7', other: '8', unreadable: '3 r 3', blank: '' };
const NUMBER_KINDS: Kind[] = [
  {
    name: 'a starter of a score card',
    key: sumKey(GAME),
    state: {},
    read: typed,
    answers: NUMBERS,
  },
  {
    name: 'the team of a score card',
    key: sumKey(TEAM),
    state: { closed: null },
    read: typed,
    answers: NUMBERS,
  },
  {
    name: 'a number of a lesson',
    key: lessonKey(NUMBER),
    state: {},
    read: typed,
    answers: NUMBERS,
  },
  {
    name: 'a game to scout',
    key: sumKey(GAME),
    state: { triesLeft: 120 },
    read: typed,
    answers: NUMBERS,
  },
];
const KINDS: Kind[] = [
  ...NUMBER_KINDS,
  {
    name: 'a choice of a lesson',
    key: lessonKey(CHOICE),
    state: {},
    read: (text) => parseChoiceAnswer(text, CHOICE.options),
    answers: { right: 'a', wrong: 'b', other: 'c', unreadable: 'z', blank: '' },
  },
];

describe.each(KINDS)('$name', ({ key, state, read, answers }) => {
  const answerTo = (text: string) => {
    const found = read(text);
    if (!found.ok) throw new Error(found.problem);
    return found.answer;
  };
  const judged = (text: string, part: Partial<StepStateToJudge<Answer>> = {}) =>
    judgeAnswer({ ...EMPTY, ...state, ...part }, read(text), key, NOW);
  const finished = { correct: true, simplified: true, attempts: 2, own: answerTo(answers.right) };
  const triedOnce = { attempts: 1, lastWrong: answerTo(answers.wrong) };

  it.each([
    ['nothing at all', 'blank'],
    ['what cannot be read', 'unreadable'],
  ] as const)('refuses %s, and says why', (_, sent) => {
    const problem = read(answers[sent]);
    const refusal = {
      outcome: 'refused',
      reason: 'unreadable',
      problem: expect.stringMatching(/./),
    };
    expect(judged(answers[sent])).toEqual({
      ...refusal,
      field: problem.ok ? 'none' : problem.field,
    });
    // An unreadable answer is named even during a pause and without tries left.
    expect(judged(answers[sent], { attempts: 40 })).toMatchObject(refusal);
  });

  it('takes a right answer, and counts it', () => {
    const tried = {
      answer: answerTo(answers.right),
      correct: true,
      simplified: true,
      attempts: 1,
      tag: null,
    };
    expect(judged(answers.right)).toEqual({ outcome: 'right', reason: 'right', tried });
    expect(judged(answers.right, triedOnce)).toMatchObject({
      outcome: 'right',
      reason: 'right',
      tried: { attempts: 2 },
    });
  });

  it('counts a wrong answer, with a hint', () => {
    const verdict = judged(answers.wrong);
    expect(verdict).toMatchObject({
      outcome: 'wrong',
      reason: 'wrong',
      tried: {
        answer: answerTo(answers.wrong),
        correct: false,
        simplified: false,
        attempts: 1,
        pause: {},
      },
      hold: null,
    });
    expect(verdict).toHaveProperty('hint', expect.objectContaining(AN_IDEA));
    expect(judged(answers.other, triedOnce)).toMatchObject({
      outcome: 'wrong',
      tried: { attempts: 2 },
    });
  });

  it('counts no wrong answer that comes again at once, not even in a pause or without tries left', () => {
    const free = { outcome: 'refused', reason: 'tried-before', answer: answerTo(answers.wrong) };
    expect(judged(answers.wrong, triedOnce)).toEqual(free);
    expect(judged(answers.wrong, { ...triedOnce, attempts: 12, pausedAt: ago(1) })).toEqual(free);
    expect(judged(answers.wrong, { ...triedOnce, attempts: 40 })).toEqual(free);
  });

  it('takes an answer that was wrong and is right by now, after a correction or a new level', () => {
    expect(
      judged(answers.right, { attempts: 1, lastWrong: answerTo(answers.right) }),
    ).toMatchObject({ reason: 'right' });
  });

  it('pauses after the twelfth wrong answer, and tells nothing of an answer in the pause', () => {
    const twelfth = judged(answers.other, { ...triedOnce, attempts: 11 });
    expect(twelfth).toMatchObject({
      outcome: 'wrong',
      hold: { seconds: 5 },
      tried: { pause: { pausedAt: timestampFromDate(NOW) } },
    });
    const paused = { ...triedOnce, attempts: 12, pausedAt: ago(2) };
    for (const text of [answers.right, answers.other]) {
      expect(judged(text, paused)).toEqual({
        outcome: 'refused',
        reason: 'blocked',
        hold: { seconds: 3 },
      });
    }
    expect(judged(answers.right, { ...paused, pausedAt: ago(5) })).toMatchObject({
      reason: 'right',
      tried: { attempts: 13 },
    });
  });

  it('ends with the fortieth wrong answer, or with the last of those it shares with others', () => {
    expect(judged(answers.other, { ...triedOnce, attempts: 39 })).toMatchObject({
      outcome: 'wrong',
      hold: 'used-up',
    });
    expect(judged(answers.other, { ...triedOnce, triesLeft: 1 })).toMatchObject({
      outcome: 'wrong',
      hold: 'used-up',
    });
    for (const end of [{ attempts: 40 }, { triesLeft: 0 }]) {
      for (const text of [answers.right, answers.other]) {
        expect(judged(text, { ...triedOnce, ...end })).toEqual({
          outcome: 'refused',
          reason: 'blocked',
          hold: 'used-up',
        });
      }
    }
    expect(judged(answers.right, { attempts: 40, triesBefore: 40 })).toMatchObject({
      reason: 'right',
      tried: { attempts: 41 },
    });
  });

  it('stays right once it is finished, whatever comes, and counts nothing', () => {
    expect(judged(answers.right, finished)).toEqual({ outcome: 'right', reason: 'right-again' });
    for (const text of [answers.wrong, answers.other, answers.unreadable, answers.blank]) {
      expect(judged(text, finished)).toEqual({ outcome: 'right', reason: 'done' });
      expect(judged(text, { ...finished, attempts: 40 })).toEqual({
        outcome: 'right',
        reason: 'done',
      });
    }
  });

  it('never compares an answer to a finished step with the key', () => {
    const secret: AnswerKey<Answer> = {
      grade: () => {
        throw new Error('The key was asked.');
      },
      hint: () => {
        throw new Error('The key was asked for a hint.');
      },
    };
    const known = { ...EMPTY, ...state, ...finished };
    for (const own of [known.own, null]) {
      for (const text of Object.values(answers)) {
        expect(judgeAnswer({ ...known, own }, read(text), secret, NOW)).toMatchObject({
          outcome: 'right',
        });
      }
    }
    expect(judgeAnswer({ ...known, own: null }, read(answers.right), secret, NOW)).toEqual({
      outcome: 'right',
      reason: 'done',
    });
    for (const simplified of [true, false]) {
      expect(
        judgeAnswer({ ...known, own: null, simplified }, read(answers.wrong), secret, NOW),
      ).toMatchObject({ outcome: 'right' });
    }
  });

  it.each(['other-steps-first', 'question-changed'] as const)(
    'refuses everything while it is closed: %s',
    (closed) => {
      for (const text of Object.values(answers)) {
        for (const part of [{}, triedOnce, finished, { attempts: 40 }]) {
          expect(judged(text, { ...part, closed })).toEqual({ outcome: 'refused', reason: closed });
        }
      }
    },
  );
});

describe.each(NUMBER_KINDS)('the form of $name', ({ key, state, read }) => {
  const judged = (text: string, part: Partial<StepStateToJudge<Answer>> = {}) =>
    judgeAnswer({ ...EMPTY, ...state, ...part }, read(text), key, NOW);

  it.each(['5/2', '2 2/4', '2.5', '1 3/2', '2 1/2'])('is right as %s', (text) => {
    const simplified = text === '2.5' || text === '2 1/2';
    // 5/2 and 3/2 are in lowest terms, but aren't mixed numbers.
    const form = text === '2 2/4' ? 'not-simplified' : 'not-mixed';
    expect(judged(text)).toMatchObject({
      outcome: 'right',
      reason: simplified ? 'right' : form,
      tried: { simplified },
    });
  });

  it.each(['0.50000001', '2.50000001', '2.4999999'])(
    'is never right as %s, which is another number',
    (text) => {
      expect(judged(text)).toMatchObject({ outcome: 'wrong' });
      const open = { correct: true, simplified: false, own: number('2 1/2') };
      expect(judged(text, open)).toEqual({ outcome: 'right', reason: 'other-number' });
    },
  );

  it.each(['1,5', '0,25', '2,4999'])('reads the comma of %s as a decimal point', (text) => {
    expect(judged(text)).toEqual(judged(text.replace(',', '.')));
    expect(judged(text)).toMatchObject({ outcome: 'wrong' });
  });

  it.each([
    ['5 1/4', '21/4'],
    ['5 1/4', '5.25'],
    ['-1/2', '-2/4'],
  ])('does not make another wrong number of %s than of %s', (before, again) => {
    const lastWrong = number(before);
    expect(judged(again, { attempts: 1, lastWrong })).toEqual({
      outcome: 'refused',
      reason: 'tried-before',
      answer: lastWrong,
    });
  });

  it.each([
    ['2 1/2', { outcome: 'right', reason: 'simplified-now' }],
    ['10/4', { outcome: 'right', reason: 'still-not-simplified' }],
    ['3', { outcome: 'right', reason: 'other-number' }],
    ['2 1', { outcome: 'refused', reason: 'unreadable', field: 'whole' }],
  ])('may be made shorter, at no cost: %s', (text, verdict) => {
    const open = { correct: true, simplified: false, attempts: 40, own: number('2 1/2') };
    expect(judged(text, open)).toMatchObject(verdict);
    expect(judged(text, open)).not.toHaveProperty('tried');
  });

  it.each(['12345678', '1/0', '1,500', 'x', '1/1/3', '-'])(
    'is refused where it says nothing: %s',
    (text) => {
      expect(judged(text)).toMatchObject({
        outcome: 'refused',
        reason: 'unreadable',
        field: 'whole',
      });
    },
  );
});

it('takes no answer of the other kind for right', () => {
  expect(gradeAnswer({ kind: 'choice', key: '3' }, number('3'))).toEqual({
    correct: false,
    simplified: false,
  });
  expect(gradeAnswer(number('3'), { kind: 'choice', key: '3' })).toEqual({
    correct: false,
    simplified: false,
  });
});

describe('gradeNumber', () => {
  const correct = rational(7, 4);
  it.each([
    [
      'the mixed number in lowest terms',
      { wholeNumber: 1, numerator: 3, denominator: 4 },
      true,
      true,
    ],
    [
      'an unreduced fraction: right, but not simplest',
      { wholeNumber: 1, numerator: 6, denominator: 8 },
      true,
      false,
    ],
    [
      'an improper fraction: right, but not simplest',
      { wholeNumber: 0, numerator: 7, denominator: 4 },
      true,
      false,
    ],
    [
      'a fraction of more than one beside a whole number',
      { wholeNumber: 0, numerator: 14, denominator: 8 },
      true,
      false,
    ],
    ['the swapped fraction', { wholeNumber: 0, numerator: 4, denominator: 7 }, false, false],
    ['the dropped sign', { wholeNumber: -1, numerator: 3, denominator: 4 }, false, false],
    [
      'another value in lowest terms',
      { wholeNumber: 1, numerator: 2, denominator: 3 },
      false,
      false,
    ],
  ])('judges %s', (_, typed, isCorrect, simplified) => {
    expect(gradeNumber(typed, correct)).toEqual({ correct: isCorrect, simplified });
  });

  it('never calls an equal value wrong, however it is written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 50 }),
        fc.boolean(),
        (whole, top, bottom, scale, negative) => {
          const sign = negative ? -1 : 1;
          const correct = rational(sign * (whole * bottom + top), bottom);
          const typed =
            whole === 0
              ? { wholeNumber: 0, numerator: sign * top * scale, denominator: bottom * scale }
              : { wholeNumber: sign * whole, numerator: top * scale, denominator: bottom * scale };
          expect(gradeNumber(typed, correct).correct).toBe(true);
          const close = { ...typed, numerator: typed.numerator + 1 };
          expect(gradeNumber(close, correct)).toEqual({ correct: false, simplified: false });
        },
      ),
    );
  });
});

it('gives 16.0 the verdict of 16', () => {
  const tenths = makePlayerStepContext({ position: 'RB', rules: 1, stats: { RushingYards: 161 } });
  const judged = (text: string) => judgeAnswer(EMPTY, typed(text), sumKey(tenths), NOW);
  expect(judged('16')).toMatchObject({ outcome: 'wrong', tried: { attempts: 1 } });
  for (const text of ['16.0', '16.', '16,00', '16.0 pts'])
    expect(judged(text)).toEqual(judged('16'));
});
