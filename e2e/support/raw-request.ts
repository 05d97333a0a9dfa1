import { connect } from 'node:net';

const PATIENCE_MS = 10_000;

/**
 * The server's response to these exact bytes, which no client would send; returns what was
 * received.
 */
export function rawRequest(site: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
    const timer = setTimeout(() => socket.destroy(), PATIENCE_MS);
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
    socket.write(bytes, 'latin1');
  });
}

/** The status of a response; 0 if the connection was closed without one. */
export const statusOf = (answer: string): number =>
  Number(/^HTTP\/1\.\d (\d+)/.exec(answer)?.[1] ?? 0);
