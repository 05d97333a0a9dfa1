import pLimit from 'p-limit';
import { OPERATOR_ACTOR_ID } from '@/lib/data/operator';
import { isAccountId, readTeacherNames } from '@/lib/data/profile/teacher-names';
import { usernameFromSignInAddress } from '@/lib/domain/account/accounts';
import type { Account } from '@/lib/identity/port';
import { getServices } from '@/lib/platform/services';
import { queryWithAnyValue } from '@/lib/store/any-value-query';
import { teacherAndClassInvitations } from '@/lib/store/collections/accounts';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { type Collection, equalConditions, type StoredDocument } from '@/lib/store/port';
import {
  COMMAND_LINE,
  deletedTargetText,
  graphOfText,
  SPECIAL_AUDIT_TARGET_NAMES,
  unnamedInvitationText,
} from '@/words/audit';

const LOOKUPS_AT_ONCE = 10;

export async function listExistingAccountsWithIds(ids: readonly string[]): Promise<Account[]> {
  const found = await pLimit(LOOKUPS_AT_ONCE).map(ids, (id) =>
    getServices().identity.findAccount(id),
  );
  return found.filter((account) => account !== null);
}

export const signInName = ({ email }: Account): string => usernameFromSignInAddress(email) ?? email;

/**
 * Display names by id: a teacher's name, or anyone else's sign-in name. Nothing is cached, so a
 * deleted person is gone on the next view.
 */
async function peopleNames(
  ids: readonly string[],
  known: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const names = new Map([
    ...known,
    ...(await readTeacherNames(ids.filter((id) => !known.has(id)))),
  ]);
  const others = [...new Set(ids)].filter((id) => isAccountId(id) && !names.has(id));
  for (const account of await listExistingAccountsWithIds(others))
    names.set(account.accountId, signInName(account));
  return names;
}

/** The app's own words for a target. Targets can be any requested text, such as `constructor`. */
const wordsFor = (target: string): string | undefined =>
  Object.hasOwn(SPECIAL_AUDIT_TARGET_NAMES, target)
    ? SPECIAL_AUDIT_TARGET_NAMES[target]
    : undefined;

type Named = { actorId: string; action: string; target: string };
type Kind = 'league' | 'graph' | 'invitation' | 'person' | 'words';

function kindOf({ action, target }: Named): Kind {
  if (wordsFor(target) !== undefined || /week|season/.test(action)) return 'words';
  if (action.startsWith('league.')) return 'league';
  if (action.startsWith('graph.')) return 'graph';
  if (/^teacher\.(invite|uninvite|join)$/.test(action)) return 'invitation';
  return 'person';
}

type Names = { actor: string; target: string; place: string | null };

/**
 * The actor, target, and class of each record in words for an admin, in the order of the records.
 * Costs at most one lookup for each of them, and the season's profiles and classes of students.
 * @param known names by id that need no lookup, such as the viewer's.
 */
export async function listActorAndTargetNames(
  records: readonly Named[],
  season: number,
  known: ReadonlyMap<string, string> = new Map(),
): Promise<Names[]> {
  const { store } = getServices();
  const targetsOf = (...kinds: Kind[]) => [
    ...new Set(
      records.filter((record) => kinds.includes(kindOf(record))).map(({ target }) => target),
    ),
  ];
  const found = async <T extends StoredDocument>(
    collection: Collection<T>,
    ids: readonly string[],
  ) => {
    const documents = ids.length === 0 ? [] : await store.getMany(collection, ids);
    return new Map(
      documents.flatMap((document) => (document ? [[document.id, document] as const] : [])),
    );
  };
  const [classes, graphs, invitations] = await Promise.all([
    found(leagues, targetsOf('league', 'person')),
    found(studentGraphs, targetsOf('graph')),
    found(teacherAndClassInvitations, targetsOf('invitation')),
  ]);
  const persons = targetsOf('person').filter((id) => !classes.has(id) && isAccountId(id));
  const [people, profiles] = await Promise.all([
    peopleNames(
      [
        ...records.map(({ actorId }) => actorId),
        ...targetsOf('person').filter((id) => !classes.has(id)),
        ...[...graphs.values()].map(({ studentId }) => studentId),
      ],
      known,
    ),
    queryWithAnyValue(store, studentProfiles, 'studentId', persons, equalConditions({ season })),
  ]);
  const leagueOf = new Map(profiles.map(({ studentId, leagueId }) => [studentId, leagueId]));
  const classIds = [...leagueOf.values(), ...[...graphs.values()].map(({ leagueId }) => leagueId)];
  const others = [...new Set(classIds)].filter((id) => id && !classes.has(id));
  const places = new Map([...classes, ...(await found(leagues, others))]);
  const person = (id: string) =>
    people.get(id) ?? (isAccountId(id) ? deletedTargetText('account', id) : id);
  const targetOf: Record<Kind, (target: string) => string> = {
    words: (target) => wordsFor(target) ?? target,
    league: (target) => classes.get(target)?.name ?? deletedTargetText('league', target),
    graph: (target) => {
      const graph = graphs.get(target);
      return graph ? graphOfText(person(graph.studentId)) : deletedTargetText('graph', target);
    },
    invitation: (target) => invitations.get(target)?.email ?? unnamedInvitationText(target),
    person: (target) => classes.get(target)?.name ?? person(target),
  };
  return records.map((record) => {
    const kind = kindOf(record);
    const leagueId =
      kind === 'graph' ? graphs.get(record.target)?.leagueId : leagueOf.get(record.target);
    return {
      actor: record.actorId === OPERATOR_ACTOR_ID ? COMMAND_LINE : person(record.actorId),
      target: targetOf[kind](record.target),
      place: (leagueId && places.get(leagueId)?.name) || null,
    };
  });
}
