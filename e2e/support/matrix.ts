export type Verdict = 'open' | 'not-signed-in' | 'not-allowed' | 'not-found';

/**
 * Who may call an action with these arguments. `teacher` owns the demo league (`demo-league`) and
 * `student` is in it; the others have a league of their own. Who is not named gets what the same
 * role gets: an admin is a teacher with one more key.
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
  // A teacher whose address is not proven may do what everyone may, and nothing else.
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
/** Something of the demo league: for any other teacher, also an admin, it does not exist. */
export const forLeagueOwner = (...args: unknown[]): Row => ({
  ...forTeachers(...args),
  otherTeacher: 'not-found',
  admin: 'not-found',
});
/** For every other teacher there is no such thing. */
export const forAdmins = (...args: unknown[]): Row => ({
  ...forTeachers(...args),
  teacher: 'not-found',
  admin: 'open',
});
/** What a teacher does until the address is proven; others have nothing to prove. */
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
