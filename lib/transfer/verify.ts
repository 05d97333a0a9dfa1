import { createHash } from 'node:crypto';
import { FILE_FOLDERS, type FileFolder, type FileStore } from '@/lib/files/port';
import type { IdentityPort, PortableAccount } from '@/lib/identity/port';
import type { BackendAdapters } from '@/lib/platform/services';
import { readAllPages } from '@/lib/store/any-value-query';
import type { Collection, DocumentStore, StoredDocument } from '@/lib/store/port';
import {
  canonicalDocumentText,
  collectionsOfDefinition,
  copiedCollections,
  sha256,
} from './content';

type Entry = { key: string; content: string };

type ComparedBackend = { count: number; hash: string };

export type BackendPartComparison = {
  what: string;
  from: ComparedBackend;
  to: ComparedBackend;
  differences: string[];
};

const MAX_NAMED = 5;
/** Lower than every character of an id, so that keys made of two ids sort like the ids. */
const BETWEEN_IDS = '\u0000';

/**
 * Reads both sides completely and compares everything that is copied. Each comparison is reported
 * as soon as it is done.
 */
export async function compareBackends(
  from: BackendAdapters,
  to: BackendAdapters,
  onCompared: (comparison: BackendPartComparison) => void = () => {},
): Promise<BackendPartComparison[]> {
  const all: BackendPartComparison[] = [];
  const compare = async (
    what: string,
    entries: (backend: BackendAdapters) => AsyncIterable<Entry>,
  ) => {
    const comparison = await compared(what, entries(from), entries(to));
    all.push(comparison);
    onCompared(comparison);
  };
  for (const collection of copiedCollections) {
    await compare(collection.definition.name, ({ store }) => documentEntries(store, collection));
  }
  await compare('accounts (sign-in)', ({ identity }) => accountEntries(identity));
  for (const folder of FILE_FOLDERS)
    await compare(`${folder}/`, ({ files }) => fileEntries(files, folder));
  return all;
}

export function isComparedPartEqual({ from, to }: BackendPartComparison): boolean {
  return from.count === to.count && from.hash === to.hash;
}

async function compared(
  what: string,
  left: AsyncIterable<Entry>,
  right: AsyncIterable<Entry>,
): Promise<BackendPartComparison> {
  const differences: string[] = [];
  const differs = (key: string, how: string) => {
    if (differences.length < MAX_NAMED)
      differences.push(`${key.replaceAll(BETWEEN_IDS, '/')} ${how}`);
  };
  const [from, to] = [counted(left), counted(right)];
  let [mine, theirs] = [await from.next(), await to.next()];
  while (mine || theirs) {
    const order = !mine
      ? 1
      : !theirs
        ? -1
        : Buffer.compare(Buffer.from(mine.key), Buffer.from(theirs.key));
    if (order < 0) differs(mine?.key ?? '', 'is missing');
    else if (order > 0) differs(theirs?.key ?? '', 'is there but not in what was copied');
    else if (mine?.content !== theirs?.content) differs(mine?.key ?? '', 'is different');
    if (order <= 0) mine = await from.next();
    if (order >= 0) theirs = await to.next();
  }
  return { what, from: from.side(), to: to.side(), differences };
}

function counted(entries: AsyncIterable<Entry>) {
  const iterator = entries[Symbol.asyncIterator]();
  const hash = createHash('sha256');
  let count = 0;
  return {
    async next(): Promise<Entry | null> {
      const { done, value } = await iterator.next();
      if (done) return null;
      count += 1;
      hash.update(`${JSON.stringify([value.key, value.content])}\n`);
      return value;
    },
    side: (): ComparedBackend => ({ count, hash: hash.digest('hex') }),
  };
}

async function* documentEntries(
  store: DocumentStore,
  collection: Collection<StoredDocument>,
): AsyncGenerator<Entry> {
  for await (const place of collectionsOfDefinition(store, collection)) {
    const parent = place.path === collection.path ? [] : [place.path.split('/')[1] ?? ''];
    for await (const page of readAllPages(store, place)) {
      for (const document of page) {
        yield {
          key: [...parent, document.id].join(BETWEEN_IDS),
          content: canonicalDocumentText(place, document),
        };
      }
    }
  }
}

export async function* accountPages(identity: IdentityPort): AsyncGenerator<PortableAccount[]> {
  for (let page: string | undefined; ; ) {
    const { accounts, next } = await identity.listAccounts(page);
    if (accounts.length > 0) yield accounts;
    if (next === null) return;
    page = next;
  }
}

/** The accounts to compare, without their passwords, which can't always be copied. */
async function* accountEntries(identity: IdentityPort): AsyncGenerator<Entry> {
  const all: Entry[] = [];
  for await (const page of accountPages(identity)) {
    for (const { accountId, email, resetTokens, school } of page) {
      const tokens = resetTokens.map(({ hash, expiresAt }) => `${hash} ${expiresAt}`).sort();
      all.push({
        key: accountId,
        content: JSON.stringify([email, tokens, school?.issuer, school?.subject]),
      });
    }
  }
  yield* all.sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
}

async function* fileEntries(files: FileStore, folder: FileFolder): AsyncGenerator<Entry> {
  for (const id of await files.list(folder)) {
    const file = await files.get(folder, id);
    if (file) yield { key: id, content: `${file.contentType} ${sha256(file.bytes)}` };
  }
}
