import { parse } from 'csv-parse/sync';
import { type CsvRow, csvStream } from './streams';

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
