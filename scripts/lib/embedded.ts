import type { Env } from '@/lib/platform/env';
import { UsageError } from './command-line';

/** The data folder. There is none on Firebase, where Google makes the backups. */
export function requireEmbeddedDataDir({ BACKEND, DATA_DIR }: Env): string {
  if (BACKEND !== 'embedded')
    throw new UsageError(
      'This command is for BACKEND=embedded. Firebase has its own exports and backups.',
    );
  return DATA_DIR;
}
