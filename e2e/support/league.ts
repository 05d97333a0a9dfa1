import type { APIRequestContext } from '@playwright/test';
import { act, oneLeague } from './actions';
import { type Account, newAccount, newTeacher, newVisitor, signInOverHttp } from './http';
import { playingStudent } from './playing-student';

export type OwnLeague = { id: string; code: number; password: string; teacher: Account };

/** A new teacher's league without students. */
export async function newLeague(site: string, name = 'Room 21'): Promise<OwnLeague> {
  const teacher = newAccount('grid-teacher');
  const password = 'quiet comet';
  const visitor = await newTeacher(site, teacher, {
    displayName: 'Ms Lind',
    school: 'Brook School',
  });
  const one = oneLeague({ name, password });
  const [id] = (await act<{ ids: [string] }>(visitor, site, 'createLeaguesAction', one)).ids;
  const code = await joinCodeOf(visitor, id);
  await visitor.dispose();
  return { id, code, password, teacher };
}

/** The code of a teacher's own league that no one has joined yet. */
export async function joinCodeOf(teacher: APIRequestContext, id: string): Promise<number> {
  const { data } = await (await teacher.get(`/api/leagues/${id}/grid`)).json();
  return data.join.code;
}

/** A student with a full roster in this league. */
export async function studentIn(
  site: string,
  { code, password }: { code: number | string; password: string },
): Promise<Account> {
  const account = await playingStudent(site);
  const visitor = await newVisitor(site);
  await signInOverHttp(visitor, account);
  await act(visitor, site, 'joinLeagueAction', { code: String(code), password });
  await seeGames(visitor, site);
  await visitor.dispose();
  return account;
}

/** Keeps the first lineup of a student who has just joined, so that the week's games open. */
export async function seeGames(visitor: APIRequestContext, site: string): Promise<void> {
  const page = await (await visitor.get('/student/box-scores')).text();
  const week = /\/student\/lineup\?week=(\d+)/.exec(page)?.[1];
  if (week) await act(visitor, site, 'confirmLineupAction', { week: Number(week) });
}

/** A student with a full roster, alone in a new league. */
export async function studentInLeague(site: string): Promise<Account> {
  return studentIn(site, await newLeague(site));
}
