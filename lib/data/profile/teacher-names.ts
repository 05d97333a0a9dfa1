import { getServices } from '@/lib/platform/services';
import { queryWithAnyValue } from '@/lib/store/any-value-query';
import { teacherProfiles } from '@/lib/store/collections/profiles';

/** An account's id, and no other actor's name in the log. */
export const isAccountId = (id: string): boolean => /^[0-9a-zA-Z]{16,64}$/.test(id);

/** Nothing is read for no ids. A teacher who is gone has no name. */
export async function readTeacherNames(ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].filter(isAccountId);
  const found = await queryWithAnyValue(getServices().store, teacherProfiles, 'teacherId', wanted);
  return new Map(found.map(({ teacherId, displayName }) => [teacherId, displayName]));
}
