import {
  COULD_NOT_GET_SUBJECTS,
  couldNotGet,
  ERROR_MESSAGES,
  noPlayersFound,
  noStudentProfileFound,
  noStudentTeamFound,
  unknownPosition,
} from './error-messages';

describe('the error catalogue', () => {
  it('is word for word the specification', () => {
    expect(Object.values(ERROR_MESSAGES)).toEqual([
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
    expect(COULD_NOT_GET_SUBJECTS.map((subject) => couldNotGet(subject, 'x'))).toContain(
      'Could not get league allowances with error: x',
    );
    expect(noStudentProfileFound('s1')).toBe('No student profile found for studentId: s1');
    expect(noStudentTeamFound('u1')).toBe('No student team found for userId: u1');
    expect(noPlayersFound(7)).toBe('No players found with id: 7');
    expect(unknownPosition('P')).toBe('Position does not exist: P');
  });
});

it('has a line in the log for each thing that could not be read', () => {
  expect(COULD_NOT_GET_SUBJECTS.map((subject) => couldNotGet(subject, 'timeout'))).toEqual([
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
