/** Begins every name this app keeps, because one address may serve other things too. */
const PREFIX = 'fraction-league:';

export type DeviceStorage = ReturnType<typeof createDeviceStorage>;

/**
 * A small notebook on this device. Values are JSON; what comes back is as untrusted as anything a
 * person can edit. `storage` is null where the browser allows none.
 */
export function createDeviceStorage(storage: Storage | null) {
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

  return {
    /** False when the value lives only as long as this page: storage is switched off or full. */
    write(name: string, value: unknown): boolean {
      const text = JSON.stringify(value);
      try {
        if (!storage) throw new Error('No storage');
        storage.setItem(PREFIX + name, text);
        onPageOnly.delete(PREFIX + name);
        return true;
      } catch {
        onPageOnly.set(PREFIX + name, text);
        return false;
      }
    },
    /** The value, or null when there is none or it can't be read. */
    read(name: string): unknown {
      try {
        return JSON.parse(
          onPageOnly.get(PREFIX + name) ?? storage?.getItem(PREFIX + name) ?? 'null',
        );
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
}

/** Long enough for the longest holidays; after that, no one comes back to the task. */
const KEPT_FOR_MS = 60 * 24 * 60 * 60 * 1000;

/**
 * Clears one shelf of what lies there too long, does not say since when, or is not what lies there
 * today.
 */
export function forgetOld(shelf: string, isWhole: (kept: unknown) => boolean = () => true): void {
  const storage = deviceStorage();
  for (const name of storage.names(shelf)) {
    const kept = storage.read(name) as { savedAt?: unknown } | null;
    if (
      typeof kept?.savedAt !== 'number' ||
      kept.savedAt < Date.now() - KEPT_FOR_MS ||
      !isWhole(kept)
    )
      storage.remove(name);
  }
}

let shared: DeviceStorage | null = null;

/** This browser's notebook. Only to be used in the browser. */
export function deviceStorage(): DeviceStorage {
  shared ??= createDeviceStorage(browserStorage());
  return shared;
}

function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
