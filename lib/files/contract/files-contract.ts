import { type ContractCheck, mustEqual, mustReject } from '@/lib/store/contract/check';
import type { FileFolder, FileStore } from '../port';

export type FreshFileStore = { files: FileStore; dispose(): Promise<void> };

const png = { bytes: Uint8Array.of(0x89, 0x50, 0x0a, 0x0d, 0x00, 0xff), contentType: 'image/png' };
const jpeg = { bytes: Uint8Array.of(0xff, 0xd8), contentType: 'image/jpeg' };

const ESCAPING_IDS = [
  '',
  '.',
  '..',
  '../secret',
  '/etc/passwd',
  'a/b',
  'a\\b',
  'a.png',
  'a\0',
  'a b',
  'é',
  'x'.repeat(129),
  'a\n',
];

/** Copies into an array of this realm, since the adapter's may come from another one. */
async function idsIn(files: FileStore, folder: FileFolder): Promise<string[]> {
  return [...(await files.list(folder))];
}

export const fileStoreChecks: readonly ContractCheck<FreshFileStore>[] = [
  {
    title: 'gives back every byte and the content type of what was put',
    async run({ files }) {
      await files.put('user_graphs', 'a', png);
      mustEqual(await files.get('user_graphs', 'a'), png);
      const every = {
        bytes: Uint8Array.from({ length: 70_000 }, (_, index) => index % 256),
        contentType: 'image/webp',
      };
      await files.put('user_graphs', 'every', every);
      mustEqual(await files.get('user_graphs', 'every'), every);
      const empty = { bytes: new Uint8Array(), contentType: 'image/gif' };
      await files.put('user_graphs', 'empty', empty);
      mustEqual(await files.get('user_graphs', 'empty'), empty);
    },
  },
  {
    title: 'replaces bytes and type together',
    async run({ files }) {
      await files.put('user_graphs', 'a', png);
      await files.put('user_graphs', 'a', jpeg);
      mustEqual(await files.get('user_graphs', 'a'), jpeg);
    },
  },
  {
    title: 'of simultaneous puts under one id one stands whole',
    async run({ files }) {
      const versions = Array.from({ length: 20 }, (_, index) => ({
        bytes: new Uint8Array(1000 + index).fill(index),
        contentType: `image/v${index}`,
      }));
      await Promise.all(versions.map((version) => files.put('user_graphs', 'a', version)));
      const stored = await files.get('user_graphs', 'a');
      mustEqual(
        versions.some(
          (version) =>
            version.contentType === stored?.contentType &&
            version.bytes.length === stored.bytes.length,
        ),
        true,
      );
      mustEqual(new Set(stored?.bytes).size, 1);
      mustEqual(await idsIn(files, 'user_graphs'), ['a']);
    },
  },
  {
    title: 'answers null for an absent file and deletes it without an error',
    async run({ files }) {
      mustEqual(await files.get('profile_images', 'nobody'), null);
      await files.delete('profile_images', 'nobody');
      mustEqual(await idsIn(files, 'profile_images'), []);
    },
  },
  {
    title: 'keeps folders apart',
    async run({ files }) {
      await files.put('user_graphs', 'a', png);
      await files.put('profile_images', 'a', jpeg);
      await files.delete('user_graphs', 'a');
      mustEqual(await files.get('user_graphs', 'a'), null);
      mustEqual(await files.get('profile_images', 'a'), jpeg);
    },
  },
  {
    title: 'lists ids in ascending order',
    async run({ files }) {
      for (const id of ['b', 'A', 'a-1', 'z_']) await files.put('user_graphs', id, png);
      mustEqual(await idsIn(files, 'user_graphs'), ['A', 'a-1', 'b', 'z_']);
    },
  },
  {
    title: 'shares no bytes with its callers',
    async run({ files }) {
      const given = { bytes: Uint8Array.of(1, 2, 3), contentType: 'image/png' };
      await files.put('user_graphs', 'a', given);
      given.bytes[0] = 9;
      const first = await files.get('user_graphs', 'a');
      if (first) first.bytes[1] = 9;
      mustEqual((await files.get('user_graphs', 'a'))?.bytes, Uint8Array.of(1, 2, 3));
    },
  },
  {
    title: 'refuses every id that is not letters, digits, - and _, in all calls',
    async run({ files }) {
      for (const id of ESCAPING_IDS) {
        await mustReject(files.put('user_graphs', id, png), 'InvalidFileIdError');
        await mustReject(files.get('user_graphs', id), 'InvalidFileIdError');
        await mustReject(files.delete('user_graphs', id), 'InvalidFileIdError');
      }
      mustEqual(await idsIn(files, 'user_graphs'), []);
      await files.put('user_graphs', 'x'.repeat(128), png);
    },
  },
];

export function describeFileStoreContract(
  name: string,
  createFresh: () => Promise<FreshFileStore>,
): void {
  describe(`file store: ${name}`, () => {
    it.each(fileStoreChecks.map((check) => [check.title, check] as const))(
      '%s',
      async (_title, check) => {
        const fresh = await createFresh();
        try {
          await check.run(fresh);
        } finally {
          await fresh.dispose();
        }
      },
    );
  });
}
