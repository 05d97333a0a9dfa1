import { randomBytes, randomInt } from 'node:crypto';
import { type APIRequestContext, expect, request } from '@playwright/test';
import { callAction } from './actions';
import { mailedLink } from './outbox';

export type Account = { email: string; password: string };

/**
 * A client address as a proxy would send it. Sign-ups and guesses are counted by address: with a
 * shared one, all tests would count as one classroom, and refusals would depend on their order.
 */
export function ownAddress(): Record<string, string> {
  return { 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` };
}

/**
 * A new visitor with cookies and an own address, who doesn't follow redirects, so that each can be
 * checked.
 */
export function newVisitor(baseURL: string): Promise<APIRequestContext> {
  return request.newContext({ baseURL, maxRedirects: 0, extraHTTPHeaders: ownAddress() });
}

/**
 * Signs in like the form: a token, then the credentials. The response contains an error or none.
 */
export async function signInOverHttp(
  visitor: APIRequestContext,
  account: Account,
  extra: Record<string, string> = {},
) {
  const { csrfToken } = await (await visitor.get('/api/auth/csrf')).json();
  return visitor.post('/api/auth/callback/credentials', {
    form: { ...account, csrfToken, callbackUrl: '/', json: 'true', ...extra },
  });
}

export async function signedIn(baseURL: string, account: Account): Promise<APIRequestContext> {
  const visitor = await newVisitor(baseURL);
  const answer = await signInOverHttp(visitor, account);
  expect(answer.status(), `signing in as ${account.email}`).toBe(200);
  return visitor;
}

export function newAccount(prefix: string): Account {
  return {
    email: `${prefix}-${randomBytes(5).toString('hex')}@example.org`,
    password: `Quiet river ${randomBytes(4).toString('hex')}`,
  };
}

/** A signed-in account without a profile. */
export async function signedInWithoutProfile(baseURL: string): Promise<APIRequestContext> {
  const account = newAccount('fresh');
  const visitor = await newVisitor(baseURL);
  const answer = await callAction(visitor, baseURL, 'signUpStudentByEmailAction', [account]);
  expect(answer.result).toEqual({ ok: true, data: { done: true } });
  const signed = await signInOverHttp(visitor, account);
  expect(signed.status()).toBe(200);
  return visitor;
}

export type TeacherNames = { displayName: string; school: string };

/** A teacher's account whose address isn't proven: the letter is in the outbox. */
export async function unprovenTeacher(
  baseURL: string,
  account: Account,
  names: TeacherNames = { displayName: 'Mx Adeyemi', school: 'Brook School' },
): Promise<APIRequestContext> {
  const visitor = await newVisitor(baseURL);
  const { result } = await callAction(visitor, baseURL, 'signUpTeacherAction', [
    { ...account, ...names, classCount: 1, agreed: true },
  ]);
  expect(result, `signing up as ${account.email}`).toEqual({ ok: true, data: { done: true } });
  await signInOverHttp(visitor, account);
  return visitor;
}

/** A teacher who has used the letter's link, signed in. */
export async function newTeacher(
  baseURL: string,
  account: Account,
  names?: TeacherNames,
): Promise<APIRequestContext> {
  const visitor = await unprovenTeacher(baseURL, account, names);
  const token = new URL(await mailedLink(account.email)).searchParams.get('token');
  const { result } = await callAction(visitor, baseURL, 'confirmEmailAddressAction', [{ token }], {
    path: '/confirm-email',
  });
  expect(result, `proving the address of ${account.email}`).toEqual({
    ok: true,
    data: { done: true },
  });
  // From here on the cookie has the teacher role.
  await visitor.get('/api/session');
  return visitor;
}
