import { xchacha20poly1305 } from '@noble/ciphers/_micro';
import { managedNonce } from '@noble/ciphers/webcrypto';
import {
  encodeUtf8,
  fromBase64Url,
  parseBrowserKeyBytes,
  toBase64Url,
} from '@/lib/domain/text/key-bytes';
import { findDeviceKeyInCookie } from './device-keys';

/** Starts every key of this app, because other apps may share the address. */
const PREFIX = 'fraction-league:';

/** Keys of drafts. They expire after the longest holidays, when nobody comes back to them. */
const DRAFT_KEY = /^(?:draft|graph-draft|together):/;
const DRAFT_LIFETIME_MS = 60 * 24 * 60 * 60 * 1000;

/** Stores a new nonce in front of each value. */
const cipher = managedNonce(xchacha20poly1305);

/** The date isn't encrypted, so that drafts expire no matter who is signed in. */
type StoredEntry = { savedAt?: unknown; sealed?: unknown } | null;

export type DeviceStorage = ReturnType<typeof createDeviceStorage>;

/**
 * Storage on this device, encrypted with the signed-in account's key: it stays after a sign-out,
 * and only the same account can read it again. Without a key nothing is written, because the next
 * person could read it. Values are JSON, and as untrusted as anything that people can edit.
 * `storage` is null if the browser allows none.
 */
export function createDeviceStorage(storage: Storage | null, key: Uint8Array | null) {
  // Values the device refused. They take precedence, so that an older stored value is never read
  // instead.
  const onPageOnly = new Map<string, string>();

  function storedKeys(): string[] {
    try {
      return storage
        ? Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        : [];
    } catch {
      return [];
    }
  }

  function entryOf(name: string): StoredEntry {
    try {
      return JSON.parse(storage?.getItem(PREFIX + name) ?? 'null');
    } catch {
      return null;
    }
  }

  /** The name is authenticated too, so that a value can't be moved to another name. */
  function sealed(name: string, text: string): string {
    if (!key) throw new Error('No key');
    return toBase64Url(cipher(key, encodeUtf8(name)).encrypt(encodeUtf8(text)));
  }

  const device = {
    /**
     * False if the value lasts only as long as this page: storage is off or full, or there is no
     * key.
     */
    write(name: string, value: unknown): boolean {
      const text = JSON.stringify(value);
      try {
        if (!storage) throw new Error('No storage');
        const entry: StoredEntry = { savedAt: Date.now(), sealed: sealed(name, text) };
        storage.setItem(PREFIX + name, JSON.stringify(entry));
        onPageOnly.delete(PREFIX + name);
        return true;
      } catch {
        onPageOnly.set(PREFIX + name, text);
        return false;
      }
    },
    /** The value, or null if there is none or it can't be read. */
    read(name: string): unknown {
      const onPage = onPageOnly.get(PREFIX + name);
      if (onPage !== undefined) return JSON.parse(onPage);
      const sealedText = entryOf(name)?.sealed;
      if (!key || typeof sealedText !== 'string') return null;
      try {
        const opened = cipher(key, encodeUtf8(name)).decrypt(fromBase64Url(sealedText));
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
        // A browser without storage has nothing to remove.
      }
    },
    names(start: string): string[] {
      const names = new Set([...onPageOnly.keys(), ...storedKeys()]);
      return [...names]
        .filter((name) => name.startsWith(PREFIX + start))
        .map((name) => name.slice(PREFIX.length));
    },
  };

  for (const name of device.names('')) {
    if (!DRAFT_KEY.test(name)) continue;
    const savedAt = entryOf(name)?.savedAt;
    if (typeof savedAt !== 'number' || savedAt < Date.now() - DRAFT_LIFETIME_MS)
      device.remove(name);
  }
  return device;
}

let shared: DeviceStorage | null = null;

/**
 * This browser's storage, with the key from the first call: a page that is still open when someone
 * else signs in keeps using its own. Browser only.
 */
export function deviceStorage(): DeviceStorage {
  shared ??= createDeviceStorage(browserStorage(), parseBrowserKeyBytes(findDeviceKeyInCookie()));
  return shared;
}

function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
