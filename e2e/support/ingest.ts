import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

export type Envelope = { url: string; headers: IncomingHttpHeaders; text: string };

/** A local stand-in for Sentry's ingest, which accepts and stores every envelope. */
export class Ingest {
  readonly envelopes: Envelope[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        this.envelopes.push({
          url: request.url ?? '',
          headers: request.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        });
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, '127.0.0.1', resolve);
    });
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** The received envelopes that contain `part`. */
  holding(part: string): Envelope[] {
    return this.envelopes.filter(({ text }) => text.includes(part));
  }
}
