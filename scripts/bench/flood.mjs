import { randomInt } from 'node:crypto';
import autocannon from 'autocannon';
import { openForm, signInByForm } from './load.mjs';
import { percentile } from './numbers.mjs';

const at = (address) => ({ 'x-forwarded-for': address });

/**
 * Sign-ins of students elsewhere, one after the other, while `connections` of one address post wrong ones as fast as they are answered. The
 * server has to trust a proxy: the addresses are those of headers.
 */
export async function signInsDuringFlood(site, students, { connections, seconds }) {
  const form = await openForm(site, at('203.0.113.9'));
  const body = () =>
    new URLSearchParams({
      email: `s${randomInt(1e9)}@flood.test`,
      password: 'not the password',
      csrfToken: form.csrfToken,
      callbackUrl: '/',
      json: 'true',
    }).toString();
  const flood = autocannon({
    url: `${site}/api/auth/callback/credentials`,
    method: 'POST',
    connections,
    duration: seconds,
    headers: { ...at('203.0.113.9'), cookie: form.cookie, 'content-type': 'application/x-www-form-urlencoded' },
    requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }],
  });
  const until = Date.now() + seconds * 1000;
  const waits = [];
  let refused = 0;
  for (let index = 0; Date.now() < until; index += 1) {
    const began = performance.now();
    const cookie = await signInByForm(site, students[index % students.length], at(`198.51.100.${index % 250}`));
    if (cookie) waits.push(performance.now() - began);
    else refused += 1;
  }
  const { requests } = await flood;
  return {
    floodPerSecond: requests.total / seconds,
    served: waits.length,
    refused,
    seconds,
    median: percentile(waits, 0.5),
    p95: percentile(waits, 0.95),
    most: percentile(waits, 1),
  };
}
