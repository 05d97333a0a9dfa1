import type { ClassRole } from '@/lib/domain/class/adults';

/** A role as a label. */
export const ROLE_NAMES: Readonly<Record<ClassRole, string>> = {
  owner: 'Owner',
  'co-teacher': 'Co-teacher',
  substitute: 'Substitute',
  aide: 'Aide',
};
