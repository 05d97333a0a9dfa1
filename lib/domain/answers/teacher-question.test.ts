import { teacherQuestionText } from '@/words/teacher-question';
import { makePlayerStepContext, makeTeamStepContext } from './step-context';
import { teacherQuestion } from './teacher-question';

const mixed = (wholeNumber: number, numerator = 0, denominator = 1) => ({
  wholeNumber,
  numerator,
  denominator,
});
/** At level 1: 71/10 + 2 × 5 + 3 × 1 + 16/10 + 0 = 21 7/10. */
const CARD = makePlayerStepContext({
  position: 'RB',
  rules: 1,
  stats: {
    RushingYards: 71,
    RushingTouchdowns: 2,
    Receptions: 3,
    ReceivingYards: 16,
    ReceivingTouchdowns: 0,
  },
});
const line = (place: number, typed: string) => ({ of: [place], typed });
const RIGHT = [line(0, '7 1/10'), line(1, '10'), line(2, '3'), line(3, '1 6/10')];

const say = (answer: ReturnType<typeof mixed>, lines: { of: number[]; typed: string }[] = []) => {
  const question = teacherQuestion(CARD, { answer, lines });
  return question && teacherQuestionText(question, 'THE SUM');
};

it('the card of these tests has the lines they count on', () => {
  expect(CARD.lines.map(({ count }) => count)).toEqual([71, 2, 3, 16, 0]);
});

describe('a teacher can ask', () => {
  it.each([
    [
      'for the first line that doesn’t fit, with what was written',
      mixed(30),
      [line(1, '12'), line(0, '16')],
      'What is 71 divided by 10? You wrote 16.',
    ],
    [
      'for a line with a whole rate',
      mixed(30),
      [line(0, '7 1/10'), line(1, '12')],
      'What is 2 times 5? You wrote 12.',
    ],
    [
      'for a line in which no number stands',
      mixed(30),
      [line(0, 'seven')],
      'What is 71 divided by 10? You wrote seven.',
    ],
    [
      'for a line that counts and is empty',
      mixed(20, 1, 10),
      [line(0, '7 1/10'), line(1, '10'), line(2, '3')],
      'What is 16 divided by 10? You left “Receiving yards” empty.',
    ],
    [
      'for the sum of lines that are right',
      mixed(47),
      RIGHT,
      'Your lines are right. What is 7 1/10 plus 10 plus 3 plus 1 6/10? You wrote THE SUM.',
    ],
    [
      'about the way of adding, where that is known',
      mixed(21, 7, 20),
      RIGHT,
      'Your lines are right. Look at the fractions alone. Is their sum more or less than the ' +
        'largest of them?',
    ],
    [
      'for the line that a sum alone makes likely',
      // 71 yards counted as points: 71 + 10 + 3 + 1 6/10.
      mixed(85, 6, 10),
      [],
      'Start with “Rushing yards”. What is 71 divided by 10? Your sum is THE SUM.',
    ],
    ['only for the lines, where nothing explains the sum', mixed(47), [], null],
  ])('%s', (_, answer, lines, sentence) => {
    expect(say(answer, lines)).toBe(sentence);
  });

  it('nothing about a right answer, also with a wrong line', () => {
    expect(teacherQuestion(CARD, { answer: mixed(21, 7, 10), lines: [line(0, '8')] })).toBeNull();
  });

  it('what starters of the team make together', () => {
    const team = makeTeamStepContext([
      { label: 'Quarterback', value: mixed(18, 1, 2) },
      { label: 'Tight End', value: mixed(4) },
      { label: 'Kicker', value: mixed(7) },
    ]);
    const ask = (answer: ReturnType<typeof mixed>, typed: string) => {
      const question = teacherQuestion(team, { answer, lines: [{ of: [0, 1], typed }] });
      return question && teacherQuestionText(question, 'THE SUM');
    };
    expect(ask(mixed(30), '23')).toBe(
      'What do Quarterback and Tight End make together? You wrote 23.',
    );
    expect(ask(mixed(3), '22 1/2')).toBe(
      'Your lines are right. What is 22 1/2 plus 7? You wrote THE SUM.',
    );
  });
});
