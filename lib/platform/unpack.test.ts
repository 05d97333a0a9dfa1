import { gzipSync } from 'node:zlib';
import { unpack } from './relay';

const text = Buffer.from('{"dsn":"x"}\n{"type":"transaction"}\n{}\n');

it('gives a packed report as it was, and a plain one as it is', async () => {
  expect(await unpack(gzipSync(text), 'gzip', 1_000)).toEqual(text);
  expect(await unpack(text, null, 1_000)).toEqual(text);
});

it('refuses what is packed to become too long, broken or packed in another way', async () => {
  expect(await unpack(gzipSync(Buffer.alloc(1_001)), 'gzip', 1_000)).toBeNull();
  expect(await unpack(gzipSync(text).subarray(0, 20), 'gzip', 1_000)).toBeNull();
  expect(await unpack(text, 'gzip', 1_000)).toBeNull();
  expect(await unpack(text, 'br', 1_000)).toBeNull();
});
