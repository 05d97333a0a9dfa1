import { importEvent, logEvent } from './log';

it('writes one line of JSON for an event, with its level and moment', () => {
  const lines: string[] = [];
  logEvent({ event: 'week-opened', season: 2023, week: 7 }, (line) => lines.push(line));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\n]+\n$/);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'info',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    event: 'week-opened',
    season: 2023,
    week: 7,
  });
});

it('tells of an import how much there was, and nothing of what was wrong with a row', () => {
  const event = importEvent({
    season: 2023,
    parts: [
      { part: 'week-1', rows: 300, outcome: 'imported' },
      { part: 'week-2', rows: 290, outcome: 'refused' },
      { part: 'teams', rows: 32, outcome: 'unchanged' },
    ],
    problems: [
      { file: 'player-games.csv', line: 7, field: 'PassingYards', reason: '"Kim" is no number' },
    ],
  });
  expect(event).toEqual({
    event: 'season-imported',
    season: 2023,
    rows: 300,
    parts: 1,
    refused: 1,
    problems: 1,
  });
});
