import type { FileStore } from '@/lib/files/port';
import type { IdentityPort } from '@/lib/identity/port';
import type { DocumentStore } from '@/lib/store/port';

/** One adapter for each port, chosen together. */
export type Backend = { store: DocumentStore; identity: IdentityPort; files: FileStore };
