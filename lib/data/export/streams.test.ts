import { randomBytes } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { type CsvRow, csvStream, zipPieces } from './streams';

it('writes each of many rows once, in their order, after one byte order mark', async () => {
  // More than two groups of rows that are written together, and some left over.
  const rows: CsvRow[] = Array.from({ length: 120 }, (_, index) => [`Student ${index}`, index]);
  async function* oneByOne() {
    yield* rows;
  }
  const bytes = new Uint8Array(await new Response(csvStream(oneByOne())).arrayBuffer());
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.split('\uFEFF')).toHaveLength(2);
  expect(text.match(/\r\n/g)).toHaveLength(120);
  expect(parse(text, { bom: true })).toEqual(rows.map((row) => row.map(String)));
});

it('packs a ZIP piece by piece: no file is opened before the ones before it were taken', async () => {
  const opened: string[] = [];
  async function* files() {
    for (const name of ['a.txt', 'b.txt', 'c.txt']) {
      opened.push(name);
      yield { name, pieces: [randomBytes(100_000), randomBytes(100_000)], isCompressed: true };
    }
  }
  const pieces = zipPieces(files(), new Date('2026-06-11'));
  await pieces.next();
  await pieces.next();
  expect(opened).toEqual(['a.txt']);
  for await (const piece of pieces) expect(piece.length).toBeLessThan(101_000);
  expect(opened).toEqual(['a.txt', 'b.txt', 'c.txt']);
});
