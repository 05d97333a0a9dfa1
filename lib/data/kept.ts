import { getServices } from '@/lib/platform/services';
import type { DocumentStore } from '@/lib/store/port';

type Entry<Value> = { readonly of: string; readonly at: number; readonly value: Promise<Value> };

/**
 * At most so many are kept, each no longer than `forMs`; without it until it is of something else.
 */
type KeptOptions = { readonly most: number; readonly forMs?: number };

/**
 * What this process has worked out and may say again, by key. It is worked out anew when it is `of`
 * something else by now, or too old. What fails is forgotten, and the oldest goes when there are
 * too many.
 */
export function createKept<Value>({ most, forMs = Number.POSITIVE_INFINITY }: KeptOptions) {
  const byStore = new WeakMap<DocumentStore, Map<string, Entry<Value>>>();

  function entries(): Map<string, Entry<Value>> {
    const { store } = getServices();
    const all = byStore.get(store) ?? new Map<string, Entry<Value>>();
    byStore.set(store, all);
    return all;
  }

  return {
    read(key: string, of: string, make: () => Promise<Value>): Promise<Value> {
      const all = entries();
      const at = getServices().now().getTime();
      const known = all.get(key);
      // A clock that was set back makes nothing last longer.
      if (known?.of === of && at >= known.at && at - known.at < forMs) return known.value;
      const value = make();
      all.delete(key);
      const [oldest] = all.keys();
      if (oldest !== undefined && all.size >= most) all.delete(oldest);
      const entry = { of, at, value };
      all.set(key, entry);
      value.catch(() => {
        if (all.get(key) === entry) all.delete(key);
      });
      return value;
    },
    forget(key: string): void {
      entries().delete(key);
    },
  };
}
