import TEAMS from '@/data/teams.json';
import { graphTypeLabel } from '@/lib/domain/graphs/graph-names';
import { MASCOTS } from '@/lib/domain/team/looks';
import { GRAPH_TYPE_LABELS } from '@/lib/domain/testing/by-type';
import { WEEK_TASKS } from '@/lib/domain/week/week-tasks';
import { taskTitle } from '@/words/week';
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

  it('has a long spelling for every position', () => {
    const long = ['quarterback', 'runningback', 'wideReceiver', 'tightEnd', 'kicker', 'defense'];
    expect(long.map(positionFromStored)).toEqual(['QB', 'RB', 'WR', 'TE', 'K', 'DEF']);
    expect([...POSITION_CODES, 'LB', '', 'toString'].map(positionFromStored)).toEqual([
      ...POSITION_CODES,
      null,
      null,
      null,
    ]);
  });

  it('has 18 mascots, each once', () => {
    expect(new Set(MASCOTS).size).toBe(18);
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

describe('names, to the letter', () => {
  it('has a city or state and a nickname for each of the 32 teams, by two or three capitals', () => {
    const teams = TEAMS.map(({ Team, FullName }) => [Team, FullName]);
    expect(new Set(teams.map(([, name]) => name)).size).toBe(32);
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
