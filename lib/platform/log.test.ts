import {
  CATALOG_ERROR_MESSAGES,
  COULD_NOT_GET_SUBJECTS,
  couldNotGetMessage,
  jsonLine,
  logEvent,
  noPlayerWithIdMessage,
  noStudentProfileMessage,
  noStudentTeamMessage,
  seasonImportLogEvent,
  unknownPositionMessage,
} from './log';

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
  const event = seasonImportLogEvent({
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

describe('the error catalogue', () => {
  it('is word for word the specification', () => {
    expect(Object.values(CATALOG_ERROR_MESSAGES)).toEqual([
      'No leagues found.',
      'Error creating league',
      'Error creating student team',
      'Error creating lineup team',
      'Error setting student weekly progress',
      'Error setting student weekly tasks',
      'Error setting student draft progress',
      'Error setting teacher league allowance data.',
      'Error deleting teacher league allowance data.',
      'Error',
      'Could not generate a new random lineup.',
    ]);
    expect(COULD_NOT_GET_SUBJECTS.map((subject) => couldNotGetMessage(subject, 'x'))).toContain(
      'Could not get league allowances with error: x',
    );
    expect(noStudentProfileMessage('s1')).toBe('No student profile found for studentId: s1');
    expect(noStudentTeamMessage('u1')).toBe('No student team found for userId: u1');
    expect(noPlayerWithIdMessage(7)).toBe('No players found with id: 7');
    expect(unknownPositionMessage('P')).toBe('Position does not exist: P');
  });
});

it('has a line in the log for each thing that could not be read', () => {
  expect(COULD_NOT_GET_SUBJECTS.map((subject) => couldNotGetMessage(subject, 'timeout'))).toEqual([
    'Could not get league with error: timeout',
    'Could not get student profile with error: timeout',
    'Could not get teams with error: timeout',
    'Could not get scores with error: timeout',
    'Could not get graphs with error: timeout',
    'Could not get teacher profile with error: timeout',
    'Could not get teacher profiles with error: timeout',
    'Could not get league allowances with error: timeout',
    'Could not get players with error: timeout',
  ]);
});

it('keeps whatever a field holds on one line, and every letter of it (S30)', () => {
  const nasty = '\n\r\u2028\u2029\u0085\u007f\u001b[31m\u009b1m\u202e\u200b\ufeff Ángel Ñandú 🐌';
  const line = jsonLine({ level: 'info', path: nasty });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  expect(line).toMatch(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029\u202e\u200b\ufeff]+\n$/);
  expect(JSON.parse(line)).toEqual({ level: 'info', path: nasty });
});
