import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { usernameFromSignInAddress } from '@/lib/domain/account/accounts';
import { escapeCsvFormula } from '@/lib/domain/text/csv-cells';
import { FILE_FOLDERS, type FileFolder } from '@/lib/files/port';
import type { Account, PortableAccount } from '@/lib/identity/port';
import type { BackendAdapters } from '@/lib/platform/services';
import { readAllPages } from '@/lib/store/any-value-query';
import { type Collection, InvalidDocumentError, type StoredDocument } from '@/lib/store/port';
import {
  canonicalDocumentText,
  collectionsOfDefinition,
  collectionsShowingServerUse,
  copiedCollections,
} from './content';
import {
  accountPages,
  type BackendPartComparison,
  compareBackends,
  isComparedPartEqual,
} from './verify';

/** The copy can't be made, or isn't equal to its source; the message says why and what to do. */
export class CopyRefusedError extends Error {
  override readonly name = 'CopyRefusedError';
}

export type NamedBackend = { backend: BackendAdapters; name: string };

type CopyOptions = {
  from: NamedBackend;
  to: NamedBackend;
  progress: CopyProgressStore;
  /** Called after each written step: how many items are done, and of how many if that is known. */
  onStep?: (what: string, done: number, all: number | null) => void;
  /**
   * Called once, before the accounts count as copied, with those whose password couldn't be copied.
   */
  onAccounts?: (withoutPassword: readonly PortableAccount[], all: number) => void;
  onCompared?: (comparison: BackendPartComparison) => void;
};

/**
 * Firestore accepts ten million bytes in one request; this leaves room for what it adds to each
 * document.
 */
const MAX_BYTES_AT_ONCE = 4_000_000;
const FILES_AT_ONCE = 8;

/**
 * Copies everything from one backend to another: pictures, documents, and the accounts last, so
 * that no one signs in to incomplete data. If killed, it continues when called again with the same
 * `progress`. At the end both sides are read completely and compared. Neither side may be used
 * meanwhile.
 *
 * @throws CopyRefusedError when the target already has data, is in use, or isn't equal
 * in the end.
 */
export async function copyBackend(options: CopyOptions): Promise<BackendPartComparison[]> {
  const { from, to, progress } = options;
  await refuseWhenUsed(to);
  const before = progress.load();
  const resumed =
    before !== null && before.from === from.name && before.to === to.name && !before.finished;
  if (!resumed) await refuseWhenNotEmpty(to);
  const state: CopyProgress = resumed
    ? before
    : { from: from.name, to: to.name, places: {}, accountsDone: false, finished: false };
  progress.save(state);

  for (const folder of FILE_FOLDERS) await copyFolder(options, state, folder);
  for (const collection of copiedCollections) {
    for await (const place of collectionsOfDefinition(from.backend.store, collection)) {
      if (!state.places[place.path]?.done) await copyPlace(options, state, place);
    }
  }
  if (!state.accountsDone) await copyAccounts(options, state);

  const comparisons = await compareBackends(from.backend, to.backend, options.onCompared);
  await refuseWhenUsed(to);
  if (!comparisons.every(isComparedPartEqual)) {
    // Next time everything is copied again, because either side may have changed.
    progress.save({ ...state, places: {}, accountsDone: false });
    throw new CopyRefusedError(whyNotEqual(comparisons, to.name));
  }
  progress.save({ ...state, finished: true });
  return comparisons;
}

async function refuseWhenUsed({ backend: { store }, name }: NamedBackend): Promise<void> {
  for (const collection of collectionsShowingServerUse) {
    if ((await store.count(collection, { limit: 1 })) > 0) {
      throw new CopyRefusedError(
        `Someone has used ${name}: there is something in ${collection.path}, which a copy ` +
          'never writes. Stop its server; then empty it and start again.',
      );
    }
  }
}

async function refuseWhenNotEmpty({
  backend: { store, identity, files },
  name,
}: NamedBackend): Promise<void> {
  const refuse = (what: string) => {
    throw new CopyRefusedError(
      `${name} already holds ${what}. A copy needs an empty place: nothing there is ` +
        'overwritten or mixed with other data.',
    );
  };
  for (const collection of copiedCollections) {
    // A subcollection only has documents if its parent does.
    if (collection.path.includes('/')) continue;
    if ((await store.count(collection, { limit: 1 })) > 0)
      refuse(`documents in ${collection.path}`);
  }
  if ((await identity.listAccounts()).accounts.length > 0) refuse('accounts');
  for (const folder of FILE_FOLDERS)
    if ((await files.list(folder)).length > 0) refuse(`pictures in ${folder}`);
}

function placeIn(state: CopyProgress, path: string): PlaceProgress {
  state.places[path] ??= { after: null, done: false };
  return state.places[path];
}

async function copyFolder(
  { from, to, progress, onStep }: CopyOptions,
  state: CopyProgress,
  folder: FileFolder,
): Promise<void> {
  const place = placeIn(state, `files:${folder}`);
  if (place.done) return;
  const ids = await from.backend.files.list(folder);
  const { after } = place;
  const first = after === null ? 0 : ids.findIndex((id) => id > after);
  for (let start = first; start >= 0 && start < ids.length; start += FILES_AT_ONCE) {
    const some = ids.slice(start, start + FILES_AT_ONCE);
    await Promise.all(
      some.map(async (id) => {
        const file = await from.backend.files.get(folder, id);
        if (file) await to.backend.files.put(folder, id, file);
      }),
    );
    place.after = some.at(-1) ?? null;
    onStep?.(`${folder}/`, Math.min(start + FILES_AT_ONCE, ids.length), ids.length);
    progress.save(state);
  }
  place.done = true;
  progress.save(state);
}

async function copyPlace(
  { from, to, progress, onStep }: CopyOptions,
  state: CopyProgress,
  collection: Collection<StoredDocument>,
): Promise<void> {
  const place = placeIn(state, collection.path);
  const all = await from.backend.store.count(collection, {});
  const left = await from.backend.store.count(
    collection,
    place.after === null ? {} : { after: place.after },
  );
  let done = all - left;
  for await (const page of readAllPages(
    from.backend.store,
    collection,
    [],
    place.after ?? undefined,
  )) {
    const texts = page.map((document) => checkedText(collection, document));
    for (const some of inParts(page, texts)) {
      // Written completely and by id, so that repeating it changes nothing.
      await to.backend.store.batch((writes) => {
        for (const document of some) writes.set(collection, document);
      });
      done += some.length;
      place.after = some.at(-1)?.id ?? null;
      onStep?.(collection.path, done, all);
      progress.save(state);
    }
  }
  place.done = true;
  progress.save(state);
}

function checkedText(collection: Collection<StoredDocument>, document: StoredDocument): string {
  try {
    return canonicalDocumentText(collection, document);
  } catch (error) {
    if (!(error instanceof InvalidDocumentError)) throw error;
    throw new CopyRefusedError(
      `The document ${document.id} cannot be copied, because it is not as the app needs it. ` +
        error.message,
    );
  }
}

function* inParts(
  documents: readonly StoredDocument[],
  texts: readonly string[],
): Generator<StoredDocument[]> {
  let part: StoredDocument[] = [];
  let bytes = 0;
  for (const [index, document] of documents.entries()) {
    const size = Buffer.byteLength(texts[index] ?? '');
    if (part.length > 0 && bytes + size > MAX_BYTES_AT_ONCE) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(document);
    bytes += size;
  }
  if (part.length > 0) yield part;
}

async function copyAccounts(
  { from, to, progress, onStep, onAccounts }: CopyOptions,
  state: CopyProgress,
): Promise<void> {
  const resets: PortableAccount[] = [];
  let done = 0;
  for await (const page of accountPages(from.backend.identity)) {
    const { withoutPassword } = await to.backend.identity.importAccounts(page);
    const ids = new Set(withoutPassword);
    for (const reset of page) if (ids.has(reset.accountId)) resets.push(reset);
    done += page.length;
    onStep?.('accounts (sign-in)', done, null);
  }
  onAccounts?.(resets, done);
  state.accountsDone = true;
  progress.save(state);
}

function whyNotEqual(comparisons: readonly BackendPartComparison[], target: string): string {
  const lines = comparisons
    .filter((comparison) => !isComparedPartEqual(comparison))
    .flatMap(({ what, from, to, differences }) => [
      `${what}: ${from.count} here, ${to.count} there`,
      ...differences.map((one) => `  ${one}`),
    ]);
  return [
    'The copy is not equal to what was copied:',
    ...lines,
    'Stop every server that uses either side and run the command again. ' +
      `If it still differs, empty ${target} and start again.`,
  ].join('\n');
}

/**
 * How far one place (a collection's path or a folder of files) has been copied: all ids up to
 * `after`, or everything.
 */
type PlaceProgress = { after: string | null; done: boolean };

/**
 * A copy's progress. Everything listed is certainly done; other items may be done as well, and
 * repeating them changes nothing.
 */
export type CopyProgress = {
  /** Names of the two backends; a different pair is a different copy. */
  from: string;
  to: string;
  places: Record<string, PlaceProgress>;
  accountsDone: boolean;
  finished: boolean;
};

export interface CopyProgressStore {
  load(): CopyProgress | null;
  save(progress: CopyProgress): void;
}

/** A file that only this user can read. It contains ids but no names. */
export function createCopyProgressStore(path: string): CopyProgressStore {
  return {
    load() {
      try {
        return JSON.parse(readFileSync(path, 'utf8')) as CopyProgress;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    save(progress) {
      replacePrivateFile(path, `${JSON.stringify(progress, null, 2)}\n`);
    },
  };
}

/**
 * Writes a temporary file beside the target and renames it, so that a kill leaves either the old
 * file or the new one.
 */
export function replacePrivateFile(path: string, text: string): void {
  const partial = `${path}.${randomBytes(6).toString('hex')}.part`;
  writeFileSync(partial, text, { mode: 0o600, flag: 'wx' });
  renameSync(partial, path);
}

type Resets = { byTeacher: string[]; byMail: string[] };

export function splitPasswordResetsByMethod(accounts: readonly Account[]): Resets {
  const usernames = accounts.flatMap(({ email }) => usernameFromSignInAddress(email) ?? []);
  const emails = accounts
    .filter(({ email }) => usernameFromSignInAddress(email) === null)
    .map(({ email }) => email);
  return { byTeacher: usernames.sort(), byMail: emails.sort() };
}

/** The operator's CSV list: each account, and how it gets a new password. */
export function passwordResetsCsv({ byTeacher, byMail }: Resets): string {
  const rows = [
    ['user name or email', 'how'],
    ...byTeacher.map((name) => [name, 'the teacher makes a new login card']),
    ...byMail.map((email) => [email, '"Forgot password" on the sign-in page']),
  ];
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function quoted(text: string): string {
  return `"${escapeCsvFormula(text).replaceAll('"', '""')}"`;
}
