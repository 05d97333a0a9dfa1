import { getServices } from '@/lib/platform/services';
import { queryWithAnyValue } from '@/lib/store/any-value-query';
import { teacherProfiles } from '@/lib/store/collections/profiles';

/** True for an account's id; false for other actors in the audit log, such as the operator. */
export const isAccountId = (id: string): boolean => /^[0-9a-zA-Z]{16,64}$/.test(id);

/** Teachers' display names by account id. A teacher who is gone is left out. */
export async function readTeacherNames(ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].filter(isAccountId);
  const found = await queryWithAnyValue(getServices().store, teacherProfiles, 'teacherId', wanted);
  return new Map(found.map(({ teacherId, displayName }) => [teacherId, displayName]));
}
