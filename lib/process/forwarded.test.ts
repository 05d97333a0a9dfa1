import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dropForwardedHeadersOfAllRequests } from './front-door';

it('no header in which a visitor speaks for a proxy reaches the framework, and the others do', async () => {
  dropForwardedHeadersOfAllRequests();
  let seen: IncomingHttpHeaders = {};
  const server = createServer((request, response) => {
    seen = request.headers;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const lies = {
    'x-forwarded-for': '203.0.113.9',
    'X-Forwarded-Host': 'evil.example',
    forwarded: 'for=203.0.113.9',
    'x-real-ip': '203.0.113.9',
  };
  await fetch(`http://127.0.0.1:${port}/`, {
    headers: { ...lies, 'x-forwarded-proto': 'https', 'x-own': 'stays' },
  });
  await new Promise((resolve) => server.close(resolve));
  expect(Object.keys(seen).filter((name) => /forwarded|real-ip/.test(name))).toEqual([]);
  expect(seen).toMatchObject({ 'x-own': 'stays', host: `127.0.0.1:${port}` });
});
