import { CATALOG_ERROR_MESSAGES } from './log';
import { scrubReplayEvent, scrubReplayRecording, scrubSentryEvent, urlPattern } from './scrub';

const CANARY = 'canary Kim L. kim@school.org 19 11/20';

const event = {
  event_id: 'abc',
  type: undefined,
  platform: 'node',
  level: 'error',
  environment: 'production',
  message: CANARY,
  transaction: 'GET /teacher/leagues/5f3a9c/students/77ab?name=canary',
  user: { email: CANARY, ip_address: CANARY },
  request: {
    url: CANARY,
    cookies: { a: CANARY },
    headers: { cookie: CANARY },
    data: CANARY,
    query_string: CANARY,
  },
  extra: { typed: CANARY },
  tags: { eventId: 'e1', name: CANARY },
  breadcrumbs: [{ message: CANARY, data: { url: CANARY } }],
  server_name: CANARY,
  contexts: {
    trace: {
      trace_id: 't',
      op: 'http',
      description: `GET /a?x=${CANARY}`,
      data: { 'url.full': CANARY },
    },
    state: { typed: CANARY },
    os: { name: 'Linux' },
  },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: CANARY,
        mechanism: { data: { target: CANARY } },
        stacktrace: {
          frames: [
            {
              filename: `app.js?${CANARY}`,
              function: 'submit',
              lineno: 3,
              vars: { typed: CANARY },
              context_line: CANARY,
              pre_context: [CANARY],
            },
          ],
        },
      },
    ],
  },
  spans: [
    {
      op: 'db',
      span_id: 's',
      description: `/student/${CANARY}`,
      data: { 'db.query.text': CANARY },
    },
  ],
  somethingNew: CANARY,
};

it('leaves nothing of anybody in an event, wherever it stood (S20)', () => {
  const text = JSON.stringify(scrubSentryEvent(structuredClone(event)));
  expect(text).not.toMatch(/canary|kim|19 11/i);
});

it('keeps what is needed to find the defect', () => {
  const kept = scrubSentryEvent(structuredClone(event));
  expect(kept).toMatchObject({
    event_id: 'abc',
    level: 'error',
    environment: 'production',
    transaction: '/teacher/leagues/*/students/*',
    tags: { eventId: 'e1' },
  });
  expect(kept.exception?.values?.[0]).toMatchObject({
    type: 'TypeError',
    stacktrace: { frames: [{ filename: 'app.js', function: 'submit', lineno: 3 }] },
  });
});

it('keeps the words of our own catalogue, and none that only begin or end with them (S20)', () => {
  const own = CATALOG_ERROR_MESSAGES.creatingLeague;
  const kept = (value: string) =>
    scrubSentryEvent({ message: value, exception: { values: [{ type: 'Error', value }] } });
  expect(kept(own)).toMatchObject({
    message: own,
    exception: { values: [{ value: 'Error creating league' }] },
  });
  for (const words of [`${own}: ${CANARY}`, `${CANARY} ${own}`])
    expect(JSON.stringify(kept(words))).not.toContain('canary');
});

it('leaves no address with a query or an id in what goes with a replay', () => {
  const text = JSON.stringify(
    scrubReplayEvent({
      type: 'replay_event',
      replay_id: 'r',
      urls: ['http://localhost/student/draft/QB/34857?q=canary'],
      request: { url: 'canary' },
    }),
  );
  expect(text).toContain('/student/draft/*/*');
  expect(text).not.toContain('canary');
});

it('leaves no query of an address in a piece of a replay, and every other letter as it was', () => {
  const events = [
    { type: 4, data: { href: 'http://localhost/student/draft?q=canary&x="', width: 1366 } },
    { type: 5, data: { description: 'https://a.example/x.js' }, question: 'what? no address' },
    { type: 5, data: { description: 'https://a.example/y?q=canary' } },
  ];
  const text = `{"segment_id":0}\n${JSON.stringify(events)}`;
  expect(scrubReplayRecording(text)).toBe(
    text.replace('?q=canary&x=\\"', '').replace('?q=canary', ''),
  );
  expect(scrubReplayRecording(new TextEncoder().encode(text))).not.toContain('canary');
  expect(scrubReplayRecording(7)).toBe('');
});

it.each([
  ['/student/draft/[position]/[id]', '/student/draft/[position]/[id]'],
  ['https://league.example/student/score-cards?step=QB#x', '/student/score-cards'],
  ['POST /api/attempts', '/api/attempts'],
  ['/teacher/leagues/0af3', '/teacher/leagues/*'],
])('tells %s as %s', (address, place) => expect(urlPattern(address)).toBe(place));
