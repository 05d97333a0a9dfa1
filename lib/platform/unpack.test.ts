import { gzipSync } from 'node:zlib';
import { decompressErrorReport } from './relay';

const text = Buffer.from('{"dsn":"x"}\n{"type":"transaction"}\n{}\n');

it('gives a packed report as it was, and a plain one as it is', async () => {
  expect(await decompressErrorReport(gzipSync(text), 'gzip', 1_000)).toEqual(text);
  expect(await decompressErrorReport(text, null, 1_000)).toEqual(text);
});

it('refuses what is packed to become too long, broken or packed in another way', async () => {
  expect(await decompressErrorReport(gzipSync(Buffer.alloc(1_001)), 'gzip', 1_000)).toBeNull();
  expect(await decompressErrorReport(gzipSync(text).subarray(0, 20), 'gzip', 1_000)).toBeNull();
  expect(await decompressErrorReport(text, 'gzip', 1_000)).toBeNull();
  expect(await decompressErrorReport(text, 'br', 1_000)).toBeNull();
});
