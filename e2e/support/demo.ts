import accounts from '../../lib/data/demo/accounts.json';

/** The accounts of the demo class, as `npm start` prints them. */
export const demoStudent = accounts.student;
export const demoTeacher = accounts.teacher;
export const demoAdmin = accounts.admin;
