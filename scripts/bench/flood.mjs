import { randomInt } from 'node:crypto';
import { connect } from 'node:net';
import autocannon from 'autocannon';
import { openForm, pause, servedOf, signInByForm, timedPage } from './load.mjs';

const at = (address) => ({ 'x-forwarded-for': address });
const FLOOD = '203.0.113.9';
/** Until a flood's connections are open. */
const BEGIN_MS = 5_000;

/**
 * Sign-ins of students elsewhere, one after the other, while `connections` of one address post
 * wrong ones as fast as they are answered. The server has to trust a proxy: the addresses are those
 * of headers.
 */
export async function signInsDuringFlood(site, students, { connections, seconds }) {
  const form = await openForm(site, at(FLOOD));
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
    headers: {
      ...at(FLOOD),
      cookie: form.cookie,
      'content-type': 'application/x-www-form-urlencoded',
    },
    requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }],
  });
  const until = Date.now() + seconds * 1000;
  const signIns = [];
  for (let index = 0; Date.now() < until; index += 1) {
    const began = performance.now();
    const cookie = await signInByForm(
      site,
      students[index % students.length],
      at(`198.51.100.${index % 250}`),
    );
    signIns.push({ ok: cookie !== null, ms: performance.now() - began });
  }
  await flood;
  return servedOf(signIns);
}

/**
 * Pages of honest students, one after the other, while `connections` of the same address announce a
 * body and send one byte of it.
 */
export async function pagesDuringHalfSentBodies(site, students, { connections, seconds }) {
  const { hostname, port } = new URL(site);
  const head = `POST /student/login HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\n\r\nx`;
  const open = new Set();
  let isOver = false;
  const send = () => {
    if (isOver) return;
    const socket = connect(Number(port), hostname, () => socket.write(head));
    open.add(socket);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        open.delete(socket);
        send();
      });
    socket.resume();
  };
  for (let index = 0; index < connections; index += 1) send();
  // Each is a request before its body stalls, so opening them is work of its own.
  await pause(BEGIN_MS);
  const honest = await pagesFor(site, students, seconds);
  isOver = true;
  for (const socket of open) socket.destroy();
  return honest;
}

/**
 * The same while `connections` of one signed-in student, at the same address, read pages as fast as
 * they are answered.
 */
export async function pagesDuringReaders(site, reader, students, { connections, seconds }) {
  const flood = autocannon({
    url: `${site}/student/dashboard`,
    connections,
    duration: seconds,
    timeout: 120,
    headers: { cookie: reader.cookie, 'accept-encoding': 'gzip' },
  });
  const honest = await pagesFor(site, students, seconds);
  await flood;
  return honest;
}

/**
 * A page every 100 ms, each of the next student: what a class of thirty asks for that reads and
 * works.
 */
async function pagesFor(site, students, seconds) {
  // The flood's own beginning belongs to it.
  const until = Date.now() + seconds * 1000;
  const pages = [];
  for (let index = 0; Date.now() < until; index += 1) {
    pages.push(timedPage(site, '/student/dashboard', students[index % students.length].cookie));
    await pause(100);
  }
  return servedOf(await Promise.all(pages));
}
