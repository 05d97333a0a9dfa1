import { graphTypeLabel } from './graph-types';
import { lessonAnswerTotal } from './lessons/answer-total';
import { MASCOTS } from './mascots';
import { LINEUP_SLOTS, POSITION_CODES, POSITION_NAMES, positionFrom, positionOfSlot, STEP_KEYS, stepTitle } from './positions';
import { TEAM_NAMES, teamName } from './teams';
import { TASKS } from './week-tasks';

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
    expect(LINEUP_SLOTS.map(positionOfSlot)).toEqual(['QB', 'RB', 'RB', 'WR', 'WR', 'TE', 'K', 'DEF']);
  });

  it('has a display name and a long spelling for every position', () => {
    const long = ['quarterback', 'runningback', 'wideReceiver', 'tightEnd', 'kicker', 'defense'];
    expect(long.map(positionFrom)).toEqual(['QB', 'RB', 'WR', 'TE', 'K', 'DEF']);
    expect([...POSITION_CODES, 'LB', '', 'toString'].map(positionFrom)).toEqual([...POSITION_CODES, null, null, null]);
    expect(POSITION_CODES.map((code) => POSITION_NAMES[code])).toContain('Tight End');
  });

  it('has 18 mascots and 32 teams, each once', () => {
    expect(new Set(MASCOTS.map((mascot) => mascot.id)).size).toBe(18);
    expect(new Set(Object.values(TEAM_NAMES)).size).toBe(32);
  });

  it('spells Seattle right and shows an unknown team unchanged', () => {
    expect(teamName('SEA')).toBe('Seattle Seahawks');
    expect(teamName('XYZ')).toBe('XYZ');
    expect(teamName('constructor')).toBe('constructor');
  });

  it('shows a graph type by its label and an unknown one unchanged', () => {
    expect(graphTypeLabel('stem-and-leaf')).toBe('Stem-and-Leaf Plots');
    expect(graphTypeLabel('pictograph')).toBe('pictograph');
    expect(graphTypeLabel('valueOf')).toBe('valueOf');
  });

  it('has the five tasks in order', () => {
    expect(TASKS.map((task) => `${task.number}. ${task.title}`)).toEqual([
      '1. Check Box Scores',
      '2. Calculate Points',
      '3. Upload Graphs',
      '4. Leaderboards',
      '5. Set Line-Up',
    ]);
  });
});

describe('lessonAnswerTotal', () => {
  const lesson = (answer?: number) => ({
    steps: Array.from({ length: 9 }, (_, step) => (step === 8 ? { correctAnswer: answer } : { correctAnswer: 100 })),
  });

  it('adds the final answers only', () => {
    expect(lessonAnswerTotal([lesson(3), lesson(4)])).toBe(7);
  });

  it('adds 0 for a lesson that is short or has no answer', () => {
    expect(lessonAnswerTotal([lesson(3), lesson(), { steps: [{ correctAnswer: 5 }] }, { steps: [] }])).toBe(3);
    expect(lessonAnswerTotal([])).toBe(0);
  });
});
