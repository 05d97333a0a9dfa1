import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { currentLanguage, setLanguageFinder } from '@/lib/words/language';
import { readingLanguageChoiceOfRequest, trackResponsesAndLogSlowRequests } from './requests';

let server: Server;
/** Both requests of a pair wait for the same promise, as they do for what a cache holds. */
let shared = Promise.resolve();

beforeAll(async () => {
  trackResponsesAndLogSlowRequests();
  setLanguageFinder(() => (readingLanguageChoiceOfRequest() === 'es' ? 'es' : 'en'));
  server = createServer(async (_, response) => {
    const heard = [currentLanguage()];
    await wait(Math.random() * 20);
    heard.push(currentLanguage());
    await shared;
    heard.push(currentLanguage());
    await new Promise((done) => setImmediate(done));
    heard.push(currentLanguage());
    response.end(`${readingLanguageChoiceOfRequest()} ${heard.join(' ')}`);
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
});
afterAll(() => server.close());

const agent = new Agent({ keepAlive: true, maxSockets: 2 });

function get(path: string, cookie?: string, more = {}): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((done, fail) => {
    request(
      { host: '127.0.0.1', port, path, agent, headers: { ...(cookie ? { cookie } : {}), ...more } },
      (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => done(text));
      },
    )
      .on('error', fail)
      .end();
  });
}

it('answers each request in its own language, next to others and on kept connections', async () => {
  const languages = ['es', 'en', 'both', 'es', 'en'];
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      shared = wait(5);
      const language = languages[index % languages.length] ?? '';
      return [language, await get('/student/dashboard', `a=1; language=${language}`)];
    }),
  );
  for (const [language, answer] of answers) {
    const says = language === 'es' ? 'es' : 'en';
    expect(answer).toBe(`${language} ${says} ${says} ${says} ${says}`);
  }
  agent.destroy();
});

it('follows a header before the cookie, but not for adults, nor to what is no language', async () => {
  const asking = { 'x-language': 'es' };
  expect(await get('/student/dashboard', 'language=both', asking)).toBe('es es es es es');
  expect(await get('/teacher/dashboard', undefined, asking)).toBe('en en en en en');
  expect(await get('/student/dashboard', 'language=es', { 'x-language': 'xx' })).toMatch(/^en /);
});

it('is in English without a cookie, with a wrong one, for adults, and outside of requests', async () => {
  const answers = await Promise.all([
    get('/student/dashboard'),
    get('/student/dashboard', 'language=xx'),
    get('/student/dashboard', 'my-language=es'),
    get('/teacher/dashboard', 'language=es'),
    get('/api/leagues/1/grid', 'language=es'),
    get('/admin', 'language=es'),
    get('/', 'language=es'),
    get('/?from=poster', 'language=es'),
    get('/guide', 'language=es'),
    get('/privacy/data', 'language=es'),
  ]);
  expect(answers).toEqual(answers.map(() => 'en en en en en'));
  expect(readingLanguageChoiceOfRequest()).toBe('en');
  expect(currentLanguage()).toBe('en');
  for (const path of ['/guide/families', '/join-league', '/forgot-password', '/offline'])
    expect(await get(path, 'language=es')).toMatch(/^es /);
});
