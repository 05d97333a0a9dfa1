import { asStoreUnavailableError, DomainError } from '@/lib/data/errors';
import type { CheckAndBackupStatus } from '@/lib/platform/maintenance';
import { getServices } from '@/lib/platform/services';
import { SCHEMA_VERSION } from '@/lib/sqlite/migrations';
import { appData } from '@/lib/store/collections/season';
import type { DocumentStore } from '@/lib/store/port';
import {
  databaseDamagedText,
  databaseUnavailableText,
  dataReadOnlyText,
  seasonNotSetUpText,
} from '@/words/season';

type Health = {
  status: 'ok';
  schema: number;
  season: number;
  week: number;
  /** ISO 8601, or null if there was none; both are missing if another service stores the data. */
  lastCheck?: string | null;
  lastBackup?: string | null;
};

/** Even a flood of calls causes only one check per second. */
const REMEMBERED_MS = 1_000;
let remembered: { store: DocumentStore; at: number; health: Promise<Health> } | null = null;

/**
 * Checks that this process works: the store can be read and would accept a write, and a season is
 * set. Anyone can call it, so it has no viewer and returns no more than that. 'unavailable' with a
 * sentence otherwise.
 */
export function readHealth(): Promise<Health> {
  const { store, now } = getServices();
  const at = now().getTime();
  if (remembered?.store === store && Math.abs(at - remembered.at) < REMEMBERED_MS)
    return remembered.health;
  const health = checkHealth(store);
  remembered = { store, at, health };
  return health;
}

async function checkHealth(store: DocumentStore): Promise<Health> {
  try {
    const meta = await store.get(appData, 'meta');
    const status = await requireUsableData();
    if (!meta) throw new DomainError('unavailable', seasonNotSetUpText());
    return {
      status: 'ok',
      schema: SCHEMA_VERSION,
      season: meta.currentSeason,
      week: meta.currentWeek,
      ...(status
        ? {
            lastCheck: status.lastCheck?.toISOString() ?? null,
            lastBackup: status.lastBackup?.toISOString() ?? null,
          }
        : {}),
    };
  } catch (error) {
    const unavailable = asStoreUnavailableError(error);
    if (!unavailable) throw error;
    // The error's own message contains a path on the server.
    throw new DomainError(
      'unavailable',
      unavailable.isDamaged ? databaseDamagedText() : databaseUnavailableText(),
    );
  }
}

/**
 * The state of this server's own data, or null if another service keeps them. 'unavailable' if
 * they are damaged or would not accept a write.
 */
export async function requireUsableData(): Promise<CheckAndBackupStatus | null> {
  const { store, maintenanceStatus } = getServices();
  await store.checkUsable().catch((error: unknown) => {
    const unavailable = asStoreUnavailableError(error);
    if (!unavailable) throw error;
    throw new DomainError(
      'unavailable',
      unavailable.isDamaged ? databaseDamagedText() : dataReadOnlyText(),
    );
  });
  const own = maintenanceStatus();
  if (own && !own.isSound) throw new DomainError('unavailable', databaseDamagedText());
  return own;
}
