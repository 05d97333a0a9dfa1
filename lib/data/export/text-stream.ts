import { Readable } from 'node:stream';

/** Parts of a text as a stream in UTF-8 that asks for the next part only when the reader took the ones before. */
export function textStream(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(bytesOf(parts))) as ReadableStream<Uint8Array>;
}

async function* bytesOf(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}
