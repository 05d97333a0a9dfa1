import type { Env } from '@/lib/platform/env';
import { UsageError } from './command-line';

/** The data folder; on the other backend there is none, and Google keeps the copies. */
export function requireEmbedded({ BACKEND, DATA_DIR }: Env): string {
  if (BACKEND !== 'embedded')
    throw new UsageError(
      'This command is for BACKEND=embedded. Firebase has its own exports and backups.',
    );
  return DATA_DIR;
}
