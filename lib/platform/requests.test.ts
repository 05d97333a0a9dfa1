import { channel } from 'node:diagnostics_channel';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportRequestError } from './report';
import { replaceErrorResponseStatus, trackResponsesAndLogSlowRequests } from './requests';

const servers: Server[] = [];

async function answerOf(make: (response: import('node:http').ServerResponse) => Promise<void>) {
  const server = createServer((_request, response) => void make(response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number | undefined; retryAfter: string | undefined }>(
    (resolve, reject) => {
      get({ port, host: '127.0.0.1', path: '/', agent: false }, (response) => {
        response
          .resume()
          .on('end', () =>
            resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'] }),
          );
      }).on('error', reject);
    },
  );
}

class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/** Like Next: a page fails, the error is reported, and then a 500 is sent. */
const failWith = (error: Error) => async (response: import('node:http').ServerResponse) => {
  await Promise.resolve();
  reportRequestError(error);
  response.statusCode = 500;
  response.end('a page');
};

beforeAll(trackResponsesAndLogSlowRequests);
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

it('R8: a page that cannot be made because the data cannot be reached answers 503, and when to come back', async () => {
  expect(await answerOf(failWith(new StoreUnavailableError('disk')))).toEqual({
    status: 503,
    retryAfter: '10',
  });
});

it('a page that fails for another reason answers 500', async () => {
  expect(await answerOf(failWith(new TypeError('x is undefined')))).toEqual({
    status: 500,
    retryAfter: undefined,
  });
});

it('an answer that has begun, or succeeds all the same, stays as it is', async () => {
  const late = await answerOf(async (response) => {
    response.write('half');
    replaceErrorResponseStatus(503);
    response.end();
  });
  expect(late.status).toBe(200);
  const recovered = await answerOf(async (response) => {
    replaceErrorResponseStatus(503);
    response.end('made from what was known');
  });
  expect(recovered.status).toBe(200);
});

describe('a slow request is named in the log', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['performance'] }));
  afterEach(() => {
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
  });

  function finish(url: string, ms: number, type = 'text/html'): string[] {
    const lines: string[] = [];
    const write = jest
      .spyOn(process.stderr, 'write')
      .mockImplementation((text) => lines.push(String(text)) > 0);
    const now = jest.spyOn(performance, 'now');
    const request = { method: 'GET', url, headers: {} };
    const server = createServer();
    const response = { statusCode: 200, getHeader: () => type };
    now.mockReturnValue(1_000);
    channel('http.server.request.start').publish({ request, response, server });
    now.mockReturnValue(1_000 + ms);
    channel('http.server.response.finish').publish({ request, response, server });
    now.mockRestore();
    write.mockRestore();
    return lines;
  }

  it('by its pattern, without ids and without its query', () => {
    const [line = ''] = finish(
      '/teacher/leagues/f00d1234/students/beef5678?week=3&name=Kim',
      4_200,
    );
    expect(JSON.parse(line)).toMatchObject({
      event: 'slow-request',
      method: 'GET',
      place: '/teacher/leagues/*/students/*',
      status: 200,
      ms: 4_200,
    });
    expect(line).not.toMatch(/f00d|beef|Kim/);
  });

  it('at most twenty in a minute, and then how many more there were', () => {
    const named = Array.from({ length: 25 }, () => finish('/about', 4_000)).flat();
    expect(named).toHaveLength(20);
    const more: string[] = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => more.push(String(text)) > 0);
    jest.advanceTimersByTime(60_000);
    jest.restoreAllMocks();
    expect(more.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'more-slow-requests', count: 5 },
    ]);
    expect(finish('/about', 4_000)).toHaveLength(1);
  });

  it('and a quick one or a live stream is not', () => {
    expect(finish('/about', 100)).toEqual([]);
    expect(finish('/api/stream', 60_000, 'text/event-stream')).toEqual([]);
  });
});
