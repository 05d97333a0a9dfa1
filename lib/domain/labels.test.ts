import TEAMS from '@/data/teams.json';
import { graphTypeLabel } from '@/lib/domain/graphs/graph-names';
import { sumFinalLessonAnswers } from '@/lib/domain/graphs/lesson';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { MASCOTS } from '@/lib/domain/team/looks';
import { GRAPH_TYPE_LABELS } from '@/lib/domain/testing/by-type';
import { WEEK_TASKS } from '@/lib/domain/week/week-tasks';
import { answerHelpText } from '@/words/answer-help';
import { verdictWords } from '@/words/verdicts';
import { taskTitle } from '@/words/week';
import type { Verdict } from './answers/judge';
import { type Answer, numberAnswerOf } from './answers/read';
import {
  LINEUP_SLOTS,
  POSITION_CODES,
  POSITION_NAMES,
  positionFromStored,
  positionOfSlot,
  STEP_KEYS,
  stepTitle,
} from './football/positions';

describe('names and lists of the specification', () => {
  it('names every step', () => {
    expect(STEP_KEYS.map(stepTitle)).toEqual([
      'Quarterback',
      'Running Back 1',
      'Running Back 2',
      'Wide Receiver 1',
      'Wide Receiver 2',
      'Tight End',
      'Kicker',
      'Defense',
      'Team',
    ]);
  });

  it('knows the position of every slot', () => {
    expect(LINEUP_SLOTS.map(positionOfSlot)).toEqual([
      'QB',
      'RB',
      'RB',
      'WR',
      'WR',
      'TE',
      'K',
      'DEF',
    ]);
  });

  it('has a display name and a long spelling for every position', () => {
    const long = ['quarterback', 'runningback', 'wideReceiver', 'tightEnd', 'kicker', 'defense'];
    expect(long.map(positionFromStored)).toEqual(['QB', 'RB', 'WR', 'TE', 'K', 'DEF']);
    expect([...POSITION_CODES, 'LB', '', 'toString'].map(positionFromStored)).toEqual([
      ...POSITION_CODES,
      null,
      null,
      null,
    ]);
    expect(POSITION_CODES.map((code) => POSITION_NAMES[code])).toContain('Tight End');
  });

  it('has 18 mascots, each once', () => {
    expect(new Set(MASCOTS).size).toBe(18);
  });

  it('has 32 teams in the season files, each once, and spells Seattle right', () => {
    const names = TEAMS.map(({ FullName }) => FullName);
    expect(new Set(names).size).toBe(32);
    expect(names).toContain('Seattle Seahawks');
  });

  it('shows a graph type by its label and an unknown one unchanged', () => {
    expect(graphTypeLabel('stem-and-leaf')).toBe('Stem-and-Leaf Plots');
    expect(graphTypeLabel('pictograph')).toBe('pictograph');
    expect(graphTypeLabel('valueOf')).toBe('valueOf');
  });

  it('has the five tasks in order', () => {
    expect(WEEK_TASKS.map((task) => `${task.number}. ${taskTitle(task.number)}`)).toEqual([
      '1. Check Box Scores',
      '2. Calculate Points',
      '3. Upload Graphs',
      '4. Leaderboards',
      '5. Set Line-Up',
    ]);
  });
});

describe('sumFinalLessonAnswers', () => {
  const lesson = (final: MixedNumber | null) => ({
    steps: Array.from({ length: 9 }, (_, step) => ({
      answer: step === 8 ? final : { wholeNumber: 100, numerator: 0, denominator: 1 },
    })),
  });
  const mixed = (wholeNumber: number, numerator = 0, denominator = 1) => ({
    wholeNumber,
    numerator,
    denominator,
  });

  it('adds the final answers only, and exactly', () => {
    expect(
      sumFinalLessonAnswers([
        lesson(mixed(3, 1, 3)),
        lesson(mixed(4, 1, 6)),
        lesson(mixed(0, -1, 2)),
      ]),
    ).toEqual(mixed(7));
  });

  it('adds 0 for a lesson that is short or has no answer', () => {
    expect(
      sumFinalLessonAnswers([
        lesson(mixed(3)),
        lesson(null),
        { steps: [{ answer: mixed(5) }] },
        { steps: [] },
      ]),
    ).toEqual(mixed(3));
    expect(sumFinalLessonAnswers([])).toEqual(mixed(0));
  });
});

describe('names, to the letter', () => {
  it('has a city or state and a nickname for each of the 32 teams, by two or three capitals', () => {
    const teams = TEAMS.map(({ Team, FullName }) => [Team, FullName]);
    expect(teams).toHaveLength(32);
    for (const [abbreviation, name] of teams) {
      expect(abbreviation).toMatch(/^[A-Z]{2,3}$/);
      expect(name).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+){0,2} (49ers|[A-Z][a-z]+)$/);
    }
  });

  it('names each position', () => {
    expect(POSITION_CODES.map((code) => POSITION_NAMES[code])).toEqual([
      'Quarterback',
      'Running Back',
      'Wide Receiver',
      'Tight End',
      'Kicker',
      'Defense',
    ]);
  });
});

it('says to students what they read while they answer', () => {
  const words = (verdict: Verdict<Answer>) => verdictWords(verdict, 'lesson');
  const before = (answer: Answer) => words({ outcome: 'refused', reason: 'tried-before', answer });
  const forms = (['simplified-now', 'still-not-simplified', 'other-number'] as const).map(
    (reason) => words({ outcome: 'right', reason }),
  );
  const tried = numberAnswerOf({ wholeNumber: 1, numerator: 3, denominator: 4 });
  expect([answerHelpText(), ...forms, before({ kind: 'choice', key: 'a' }), before(tried)]).toEqual(
    [
      'Type 3, 7/4, 1 3/4, −1/2, or 1.75. Space or / goes to the next box.',
      'Correct! Now it’s in simplest form.',
      'That’s the same number, but it isn’t in simplest form yet.',
      'That’s a different number. Your right answer stays the same.',
      'Same answer as before. It didn’t use up a try. Look at the hint and choose again.',
      'Same answer as before: 1 3/4. It didn’t use up a try. Look at the hint and change your answer.',
    ],
  );
});

it('names the seven graphs of the specification', () => {
  expect(GRAPH_TYPE_LABELS).toEqual({
    circle: 'Circle Graph',
    'stacked-bar': 'Stacked-Bar Graph',
    'multiple-line': 'Multiple-Line Graph',
    'stem-and-leaf': 'Stem-and-Leaf Plots',
    histogram: 'Histograms',
    'scatter-plot': 'Scatter Plots',
    'box-and-whisker': 'Box-and-Whisker Plots',
  });
});
