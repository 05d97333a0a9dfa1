import type { APIRequestContext } from '@playwright/test';
import accounts from '../../lib/data/demo/accounts.json';

/** The demo class's accounts, as `npm start` prints them. */
export const demoStudent = accounts.student;
export const demoTeacher = accounts.teacher;
export const demoAdmin = accounts.admin;

/** The id of a student in the demo league, for a page of its teacher. */
export async function demoStudentId(teacher: APIRequestContext): Promise<string> {
  const { data } = await (await teacher.get('/api/leagues/demo-league/grid')).json();
  return data.rows[0].studentId;
}
