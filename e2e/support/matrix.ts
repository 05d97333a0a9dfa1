export type Verdict = 'open' | 'not-signed-in' | 'not-allowed' | 'not-found';

/**
 * Who may call an action with these arguments. `teacher` owns the demo league (`demo-league`) and
 * `student` is in it; the others have their own league. A visitor not listed gets the result of the
 * same role: an admin is a teacher with one more right.
 */
export type Row = {
  args: unknown[];
  visitor: Verdict;
  withoutProfile: Verdict;
  student: Verdict;
  otherStudent?: Verdict;
  teacher: Verdict;
  otherTeacher?: Verdict;
  admin?: Verdict;
  unproven?: Verdict;
};
export type Who = keyof Omit<Row, 'args'>;

export const verdictOf = (row: Row, who: Who): Verdict => {
  if (who === 'otherStudent') return row.otherStudent ?? row.student;
  if (who === 'otherTeacher' || who === 'admin') return row[who] ?? row.teacher;
  // A teacher whose address isn't proven may do what everyone may, and nothing else.
  if (who === 'unproven') return row.unproven ?? (row.visitor === 'open' ? 'open' : 'not-allowed');
  return row[who];
};

export const forStudents = (...args: unknown[]): Row => ({
  args,
  visitor: 'not-signed-in',
  withoutProfile: 'not-allowed',
  student: 'open',
  teacher: 'not-allowed',
});
export const forTeachers = (...args: unknown[]): Row => ({
  args,
  visitor: 'not-signed-in',
  withoutProfile: 'not-allowed',
  student: 'not-allowed',
  teacher: 'open',
});
/** Belongs to the demo league: for any other teacher, even an admin, it doesn't exist. */
export const forLeagueOwner = (...args: unknown[]): Row => ({
  ...forTeachers(...args),
  otherTeacher: 'not-found',
  admin: 'not-found',
});
/** For every other teacher it doesn't exist. */
export const forAdmins = (...args: unknown[]): Row => ({
  ...forTeachers(...args),
  teacher: 'not-found',
  admin: 'open',
});
/** What a teacher can do until the address is proven; others have nothing to prove. */
export const forUnproven = (outcome: Verdict, ...args: unknown[]): Row => ({
  args,
  visitor: 'not-signed-in',
  withoutProfile: outcome,
  student: outcome,
  teacher: outcome,
  unproven: 'open',
});
export const forAnyone = (...args: unknown[]): Row => ({
  args,
  visitor: 'open',
  withoutProfile: 'open',
  student: 'open',
  teacher: 'open',
});
