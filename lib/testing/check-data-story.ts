import { leagueStudents } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentTeams } from '@/lib/store/collections/teams';
import { asRawCollection, type DocumentStore } from '@/lib/store/port';
import {
  findUnreadableRecords,
  repairRecord,
  type UnreadableRecord,
} from '@/lib/transfer/check-data';
import { specifiedDocuments } from './specified-documents';

async function listed(
  store: DocumentStore,
): Promise<Record<string, Omit<UnreadableRecord, 'path' | 'id'>>> {
  const all: Record<string, Omit<UnreadableRecord, 'path' | 'id'>> = {};
  for await (const { path, id, ...misfit } of findUnreadableRecords(store))
    all[`${path}/${id}`] = misfit;
  return all;
}

/** Checks what `npm run check-data` finds and repairs, on either backend. */
export async function runCheckDataStory(store: DocumentStore): Promise<void> {
  await store.batch((writes) => {
    for (const { collection, document } of specifiedDocuments()) writes.set(collection, document);
  });
  expect(await listed(store)).toEqual({});

  const profile = {
    studentId: 'kim',
    season: 2023,
    leagueId: 'league-of-old',
    theirs: 'stays',
    assessment_Skipped: false,
  };
  const write = (id: string, fields: object) =>
    store.set(asRawCollection(studentProfiles), { ...profile, ...fields, id });
  await write('text', {
    mvpPoints: '31',
    season: '2023',
    assessment_Skipped: 'true',
    assessment_mathConfidence: 10,
  });
  await write('broken', { mvpPoints: 'many', firstName: 7, leagueId: 7 });
  await write('fine', { mvpPoints: null, username: '31' });
  const team = { id: 'team', userId: 'kim', season: 2023, name: 'Otters' };
  const ids = { draftedPlayers: ['101', 102], draftedDefenses: '12', leagueIds: 'league-of-old' };
  await store.set(asRawCollection(studentTeams), { ...team, ...ids });
  await store.set(asRawCollection(leagueStudents('league-of-old')), {
    id: 'kim',
    createdAt: 'long ago',
  });

  const found = await listed(store);
  expect(found).toMatchObject({
    'studentProfiles/text': {
      unreadable: expect.stringContaining('season'),
      fields: ['assessment_mathConfidence'],
      repairs: [
        { field: 'season', before: '2023', after: 2023 },
        { field: 'mvpPoints', before: '31', after: 31 },
        { field: 'assessment_Skipped', before: 'true', after: true },
      ],
    },
    'studentProfiles/broken': {
      unreadable: expect.stringContaining('leagueId'),
      fields: ['mvpPoints', 'firstName'],
      repairs: [{ field: 'leagueId', before: 7, after: '7' }],
    },
    'studentTeams/team': {
      unreadable: expect.stringContaining('draftedDefenses'),
      fields: [],
      repairs: [
        { field: 'leagueIds', after: ['league-of-old'] },
        { field: 'draftedPlayers', after: [101, 102] },
        { field: 'draftedDefenses', after: [12] },
      ],
    },
    'leagues/league-of-old/students/kim': {
      unreadable: expect.stringContaining('createdAt'),
      repairs: [],
    },
  });
  expect(Object.keys(found)).toHaveLength(4);
  // Listing changes nothing.
  expect(await listed(store)).toEqual(found);

  const misfits: UnreadableRecord[] = [];
  for await (const misfit of findUnreadableRecords(store)) misfits.push(misfit);
  // Another client has changed one of them meanwhile.
  await store.merge(asRawCollection(studentProfiles), 'text', { mvpPoints: 40 });
  for (const misfit of misfits) await repairRecord(store, misfit);
  expect(await store.get(asRawCollection(studentProfiles), 'text')).toEqual({
    ...profile,
    id: 'text',
    mvpPoints: 40,
    assessment_Skipped: true,
    assessment_mathConfidence: 10,
  });
  expect(await store.get(studentProfiles, 'text')).toMatchObject({
    mvpPoints: 40,
    theirs: 'stays',
  });
  expect(await store.get(asRawCollection(studentTeams), 'team')).toMatchObject({
    draftedPlayers: [101, 102],
    leagueIds: ['league-of-old'],
  });
  expect(Object.values(await listed(store)).flatMap(({ repairs }) => repairs)).toEqual([]);
}
