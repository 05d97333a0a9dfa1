import http from 'node:http';
import https from 'node:https';
import { NextRequest } from 'next/server';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { GET, POST as signIn } from '../auth/[...nextauth]/route';
import { POST } from './route';

jest.mock('next/headers', () => ({
  headers: async () => new Headers({ host: 'localhost:3000' }),
  cookies: async () => ({ get: () => undefined, getAll: () => [], set: () => undefined }),
}));

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXTAUTH_URL: 'http://localhost:3000',
    NEXTAUTH_SECRET: 'a secret of thirty-two characters',
  });
});
afterEach(() => test.dispose());

it('P2: where no school is set up, its sign-in is not there, and nobody is asked anything', async () => {
  const asked = [
    jest.spyOn(globalThis, 'fetch'),
    jest.spyOn(http, 'request'),
    jest.spyOn(https, 'request'),
  ];
  const auth = (path: string) =>
    ({ params: Promise.resolve({ nextauth: path.split('/') }) }) as never;
  const url = 'http://localhost:3000/api/auth';
  const listed = await GET(new NextRequest(`${url}/providers`), auth('providers'));
  expect(Object.keys(await listed.json())).toEqual(['credentials']);
  const body = new URLSearchParams({ json: 'true' });
  const started = await signIn(
    new NextRequest(`${url}/signin/school`, { method: 'POST', body }),
    auth('signin/school'),
  );
  expect((await started.json()).url).toMatch(/^http:\/\/localhost:3000\//);
  const callback = new NextRequest(`${url}/callback/school?code=x`);
  expect((await GET(callback, auth('callback/school'))).status).toBe(400);
  const notice = new URLSearchParams({ logout_token: 'a.b.c' });
  const request = new Request('http://localhost:3000/api/school-sign-out', {
    method: 'POST',
    body: notice,
  });
  expect((await POST(request)).status).toBe(404);
  for (const spy of asked) expect(spy).not.toHaveBeenCalled();
});
