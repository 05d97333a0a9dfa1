import { xchacha20poly1305 } from '@noble/ciphers/_micro';
import { managedNonce } from '@noble/ciphers/webcrypto';
import { fromBase64Url, keyBytes, toBase64Url, utf8 } from '@/lib/domain/text/key-bytes';
import { deviceKey } from './device-keys';

/** Begins every name this app keeps, because one address may serve other things too. */
const PREFIX = 'fraction-league:';

/** The shelves of what is here for one task; after the longest holidays no one comes back to it. */
const DRAFTS = /^(?:draft|graph-draft|together):/;
const KEPT_FOR_MS = 60 * 24 * 60 * 60 * 1000;

/** Every value gets a nonce of its own, which stands before it. */
const cipher = managedNonce(xchacha20poly1305);

/**
 * What lies on the device. The date can be read by anyone, so that a draft goes in time whoever is
 * signed in. A value without `sealed` was written by a version that sealed nothing.
 */
type Kept = { savedAt?: unknown; sealed?: unknown } | null;

export type DeviceStorage = ReturnType<typeof createDeviceStorage>;

/**
 * A small notebook on this device, sealed with the key of whoever is signed in: it stays here after
 * a sign-out, and only the same account can open it again. Without a key nothing is written to the
 * device, because the next person could read it.
 *
 * Values are JSON; what comes back is as untrusted as anything a person can edit. `storage` is null
 * where the browser allows none.
 */
export function createDeviceStorage(storage: Storage | null, key: Uint8Array | null) {
  // What the device would not take. It shadows the device, so an older value there is never read in
  // its place.
  const onPageOnly = new Map<string, string>();

  function stored(): string[] {
    try {
      return storage
        ? Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        : [];
    } catch {
      return [];
    }
  }

  function keptAt(name: string): Kept {
    try {
      return JSON.parse(storage?.getItem(PREFIX + name) ?? 'null');
    } catch {
      return null;
    }
  }

  /** Sealed under its name, so it can't be opened in another one's place. */
  function sealed(name: string, text: string): string {
    if (!key) throw new Error('No key');
    return toBase64Url(cipher(key, utf8(name)).encrypt(utf8(text)));
  }

  const notebook = {
    /**
     * False when the value lives only as long as this page: storage is switched off or full, or
     * there is no key.
     */
    write(name: string, value: unknown): boolean {
      const text = JSON.stringify(value);
      try {
        if (!storage) throw new Error('No storage');
        const kept: Kept = { savedAt: Date.now(), sealed: sealed(name, text) };
        storage.setItem(PREFIX + name, JSON.stringify(kept));
        onPageOnly.delete(PREFIX + name);
        return true;
      } catch {
        onPageOnly.set(PREFIX + name, text);
        return false;
      }
    },
    /** The value, or null when there is none or it can't be read. */
    read(name: string): unknown {
      const onPage = onPageOnly.get(PREFIX + name);
      if (onPage !== undefined) return JSON.parse(onPage);
      const kept = keptAt(name);
      if (typeof kept?.sealed !== 'string') {
        // Its name says whose it is, so whoever reads it may seal it.
        if (kept !== null && key) notebook.write(name, kept);
        return kept;
      }
      try {
        if (!key) return null;
        const opened = cipher(key, utf8(name)).decrypt(fromBase64Url(kept.sealed));
        return JSON.parse(new TextDecoder().decode(opened));
      } catch {
        return null;
      }
    },
    remove(name: string): void {
      onPageOnly.delete(PREFIX + name);
      try {
        storage?.removeItem(PREFIX + name);
      } catch {
        // A browser that allows no storage has nothing to remove.
      }
    },
    /** All names that begin with `start`. */
    names(start: string): string[] {
      const names = new Set([...onPageOnly.keys(), ...stored()]);
      return [...names]
        .filter((name) => name.startsWith(PREFIX + start))
        .map((name) => name.slice(PREFIX.length));
    },
  };

  for (const name of notebook.names('')) {
    if (!DRAFTS.test(name)) continue;
    const savedAt = keptAt(name)?.savedAt;
    if (typeof savedAt !== 'number' || savedAt < Date.now() - KEPT_FOR_MS) notebook.remove(name);
  }
  return notebook;
}

let shared: DeviceStorage | null = null;

/**
 * This browser's notebook, with the key that was there when the page first asked: a page that is
 * still open when someone else signs in goes on with its own. Only to be used in the browser.
 */
export function deviceStorage(): DeviceStorage {
  shared ??= createDeviceStorage(browserStorage(), keyBytes(deviceKey()));
  return shared;
}

function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
