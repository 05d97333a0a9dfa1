import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { signUpStudent } from '@/lib/data/account/commands';
import { checkJoinCodeAndPassword, scheduleLeagueDeletion } from '@/lib/data/league/commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { countTryOrRefuse } from '@/lib/data/rate-limit/tries';
import { resolveViewer } from '@/lib/data/session/queries';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import type { FileStore } from '@/lib/files/port';
import { createEmbeddedBackend, DATABASE_FILE_NAME } from '@/lib/process/backend';
import { createSqliteDatabase } from '@/lib/sqlite/database';
import { accounts, operations, sessions } from '@/lib/store/collections/accounts';
import { auditLog } from '@/lib/store/collections/audit';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { admins, studentProfiles } from '@/lib/store/collections/profiles';
import { studentTeams } from '@/lib/store/collections/teams';
import { asAnyCollection, type DocumentStore, type StoredDocument } from '@/lib/store/port';
import { sampleDocument } from '@/lib/testing/sample-document';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { deleteStudent } from './commands';
import { eraseLeaguesPastGracePeriod, previewPurge, purgeExpiredData } from './purge';
import { PRIVACY_REGISTER } from './register';

const CANARY = 'Canaria Zwitscher';
const CANARY_MAIL = 'canaria@zwitscher.example';
const NEIGHBOUR = 'Neighbor Nadir';

const FREE = { free: 99, firstPause: 1, longest: 1, window: 60_000 };

let folder: string;
let test: TestServices;
let store: DocumentStore;
let files: FileStore;
let teacher: SignedInViewer;
let otherTeacher: SignedInViewer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'erase-'));
  const backend = createEmbeddedBackend({ dataDir: folder });
  test = await installTestServices(backend);
  store = test.services.store;
  files = test.services.files;
  teacher = await test.teacher('ada@school.org');
  otherTeacher = await test.teacher('bo@school.org');
  await addLeague('room-12', teacher);
  await addLeague('room-13', otherTeacher);
});
afterEach(async () => {
  await test.dispose();
  rmSync(folder, { recursive: true, force: true });
});

async function addLeague(id: string, owner: SignedInViewer, season = TEST_SEASON): Promise<void> {
  await store.create(leagues, {
    id,
    name: id === 'room-12' ? `${CANARY} class` : 'Room 13',
    createdAt: timestampFromDate(TEST_NOW),
    teacherId: owner.accountId,
    season,
    code: id === 'room-12' ? 111_111 : 222_222,
    password: 'brave otter',
  });
}

type Put = { studentId: string; leagueId: string; text: string; season?: number };

/**
 * One document in every collection that can name the student, found through the register, and the
 * student's pictures.
 */
async function addSeason({ studentId, leagueId, text, season = TEST_SEASON }: Put): Promise<void> {
  for (const { collection, ending } of PRIVACY_REGISTER) {
    const document = { ...sampleDocument(collection, text), id: `${season}-${studentId}` };
    const put = (more: Record<string, unknown>) =>
      store.set(collection, { ...document, ...more } as StoredDocument);
    if (ending.kind === 'season') {
      await put({
        [ending.person]: studentId,
        ...(ending.season ? { [ending.season]: season } : {}),
        ...(ending.league ? { [ending.league]: leagueId } : {}),
      });
    }
    if (ending.kind === 'account')
      await put(ending.person === 'id' ? { id: studentId } : { [ending.person]: studentId });
  }
  for (const id of [`${season}-${studentId}`, `${season}-${studentId}_s`]) {
    await files.put('user_graphs', id, { bytes: Buffer.from(text), contentType: 'image/png' });
  }
  await store.set(studentProfiles, {
    ...(sampleDocument(asAnyCollection(studentProfiles), text) as never as { formulaType: 1 }),
    id: `${season}_${studentId}`,
    studentId,
    season,
    leagueId,
    firstName: text.split(' ')[0] ?? '',
    lastInitial: 'Z',
    mvpPoints: 3,
    createdAt: timestampFromDate(TEST_NOW),
  });
  if (leagueId)
    await store.set(leagueStudents(leagueId), {
      id: studentId,
      createdAt: timestampFromDate(TEST_NOW),
    });
}

async function newAccount(email: string): Promise<string> {
  const created = await test.services.identity.createAccount({
    email,
    password: 'seven green kites',
  });
  if (created.status !== 'created') throw new Error('The address is taken.');
  await countTryOrRefuse(`sign-in:account:${email}`, FREE);
  await test.services.mailer.send({ to: email, subject: 'Choose a new password', text: '…' });
  return created.accountId;
}

function rows(): string[] {
  const database = createSqliteDatabase(join(folder, DATABASE_FILE_NAME));
  try {
    const tables = database
      .all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
      .map(({ name }) => name);
    return tables
      .flatMap((name) =>
        database
          .all<object>(`SELECT * FROM "${name}"`)
          .map((row) => `${name}: ${JSON.stringify(row)}`),
      )
      .sort();
  } finally {
    database.close();
  }
}

const naming = (words: readonly string[]) => (row: string) =>
  words.some((word) => row.includes(word));
const isBookkeeping = (row: string) => /^(store_clock|doc\/audit)/.test(row);

const THIRTY_DAYS = 30 * 86_400_000;

async function deleteWholeLeague(): Promise<void> {
  await scheduleLeagueDeletion(teacher, { leagueId: 'room-12' });
  test.advance(THIRTY_DAYS);
  expect(await eraseLeaguesPastGracePeriod(COMMAND_LINE_OPERATOR)).toBe(1);
}

describe('P3: deleting a league', () => {
  it('leaves no trace in tables, files, mails and log, and every row of the neighbors as it was', async () => {
    const written: string[] = [];
    for (const stream of [process.stdout, process.stderr]) {
      jest.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    }
    const neighbor = await newAccount('nadir@school.org');
    await addSeason({ studentId: neighbor, leagueId: 'room-13', text: NEIGHBOUR });
    const before = rows().filter((row) => !isBookkeeping(row));
    const counters = before.filter((row) => row.startsWith('doc/rateLimits')).length;

    const studentIds: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      const id = await newAccount(`${number}-${CANARY_MAIL}`);
      studentIds.push(id);
      await addSeason({ studentId: id, leagueId: 'room-12', text: CANARY });
    }
    const traces = [CANARY, 'Canaria', CANARY_MAIL, 'room-12', ...studentIds];
    expect(rows().filter(naming(traces)).length).toBeGreaterThan(5 * 15);

    await deleteWholeLeague();

    expect(rows().filter((row) => !isBookkeeping(row) && naming(traces)(row))).toEqual([]);
    // The league of the beginning was among the rows before; everything else is there, byte for
    // byte.
    expect(rows().filter((row) => !isBookkeeping(row))).toEqual(
      before.filter((row) => !row.includes('room-12')),
    );
    expect(rows().filter((row) => row.startsWith('doc/rateLimits'))).toHaveLength(counters);
    expect(await files.list('user_graphs')).toEqual([
      `${TEST_SEASON}-${neighbor}`,
      `${TEST_SEASON}-${neighbor}_s`,
    ]);
    expect(await files.list('profile_images')).toEqual([]);
    expect(test.mail.map(({ to }) => to)).toEqual(['nadir@school.org']);
    // The audit log keeps that something was deleted: ids that lead nowhere, no word of it.
    expect(
      rows()
        .filter(isBookkeeping)
        .filter(naming([CANARY, 'Canaria', 'zwitscher'])),
    ).toEqual([]);
    expect(written.filter(naming([...traces, 'zwitscher']))).toEqual([]);
  });

  it('leaves the ids of its students nowhere: records that stay name someone at random, each the same one everywhere', async () => {
    const [studentId, neighbor] = [
      await newAccount(CANARY_MAIL),
      await newAccount('nadir@school.org'),
    ];
    await addSeason({ studentId, leagueId: 'room-12', text: CANARY });
    const at = timestampFromDate(TEST_NOW);
    const record = {
      at,
      actorId: teacher.accountId,
      action: 'sticker.award',
      outcome: 'done',
    } as const;
    await store.create(auditLog, { ...record, id: 'about', target: studentId });
    await store.create(auditLog, { ...record, id: 'by', actorId: studentId, target: 'room-12' });
    await store.create(auditLog, { ...record, id: 'other', target: neighbor });
    const answer = { accountId: teacher.accountId, fingerprint: 'any', createdAt: at };
    await store.create(operations, {
      ...answer,
      id: 'one',
      result: JSON.stringify({ studentIds: [studentId, neighbor] }),
    });
    await store.create(operations, {
      ...answer,
      id: 'two',
      result: JSON.stringify({ studentIds: [neighbor] }),
    });

    await deleteWholeLeague();

    expect(rows().filter(naming([studentId]))).toEqual([]);
    const [about, by, other] = await store.getMany(auditLog, ['about', 'by', 'other']);
    expect(about).toEqual({
      ...record,
      id: 'about',
      target: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(by).toEqual({ ...record, id: 'by', actorId: about?.target, target: 'room-12' });
    expect(other).toEqual({ ...record, id: 'other', target: neighbor });
    expect(
      (await store.getMany(operations, ['one', 'two'])).map((kept) =>
        JSON.parse(kept?.result ?? ''),
      ),
    ).toEqual([{ studentIds: [about?.target, neighbor] }, { studentIds: [neighbor] }]);
  });

  it('leaves nothing readable in any file of the data folder either', async () => {
    await addSeason({
      studentId: await newAccount(CANARY_MAIL),
      leagueId: 'room-12',
      text: CANARY,
    });
    await store.scrub();
    expect(readFileSync(join(folder, DATABASE_FILE_NAME), 'latin1')).toContain('Canaria');
    await deleteWholeLeague();
    expect(filesNaming(/Canaria|zwitscher/)).toEqual([]);
  });

  it('goes on in the next night where it was interrupted', async () => {
    for (let number = 0; number < 4; number += 1) {
      await addSeason({
        studentId: await newAccount(`${number}-${CANARY_MAIL}`),
        leagueId: 'room-12',
        text: CANARY,
      });
    }
    const failing: FileStore = {
      ...files,
      delete: jest.fn(async () => Promise.reject(new Error('The disk is gone.'))),
    };
    test.services.files = failing;
    await expect(deleteWholeLeague()).rejects.toThrow('The disk is gone.');
    test.services.files = files;
    await expect(
      checkJoinCodeAndPassword({ code: 111_111, password: 'brave otter' }, 'here'),
    ).rejects.toMatchObject({ code: 'not-allowed' });

    expect(await eraseLeaguesPastGracePeriod(COMMAND_LINE_OPERATOR)).toBe(1);
    expect(
      rows().filter((row) => !isBookkeeping(row) && naming([CANARY, 'zwitscher', 'room-12'])(row)),
    ).toEqual([]);
    expect(await files.list('user_graphs')).toEqual([]);
  });

  it('is refused to another teacher, to students, to an admin and to visitors; nothing changes', async () => {
    const student = await test.student('kim@school.org');
    await store.merge(studentProfiles, `${TEST_SEASON}_${student.accountId}`, {
      leagueId: 'room-12',
    });
    await store.set(admins, { id: otherTeacher.email, createdAt: timestampFromDate(TEST_NOW) });
    const before = rows().filter((row) => !isBookkeeping(row));
    const refusal = (leagueId: string) =>
      scheduleLeagueDeletion(otherTeacher, { leagueId }).catch((error) => error);
    const [foreign, missing] = [await refusal('room-12'), await refusal('no-league')];
    expect([foreign.code, foreign.message]).toEqual(['not-found', missing.message]);
    await expect(scheduleLeagueDeletion(student, { leagueId: 'room-12' })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await expect(scheduleLeagueDeletion(null, { leagueId: 'room-12' })).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    expect(rows().filter((row) => !isBookkeeping(row))).toEqual(before);
    expect(
      await store.query(auditLog, {
        where: [{ field: 'action', op: '==', value: 'league.delete' }],
      }),
    ).toMatchObject([{ actorId: otherTeacher.accountId, target: 'room-12', outcome: 'denied' }]);
  });

  it('takes the work of somebody who was removed before, and leaves what a student took along into another class', async () => {
    const removed = await newAccount('removed@school.org');
    const moved = await newAccount('moved@school.org');
    await addSeason({ studentId: removed, leagueId: 'room-12', text: 'Removed' });
    await addSeason({ studentId: moved, leagueId: 'room-12', text: 'Moved' });
    await store.merge(studentProfiles, `${TEST_SEASON}_${removed}`, { leagueId: '' });
    await store.merge(studentProfiles, `${TEST_SEASON}_${moved}`, { leagueId: 'room-13' });
    await deleteWholeLeague();
    expect((await store.query(studentGraphs, {})).map(({ studentId }) => studentId)).toEqual([
      moved,
    ]);
    expect(await store.query(leagueStudents('room-12'), {})).toEqual([]);
  });
});

/**
 * The files of the data folder in whose bytes these words can be read, the database's log included.
 */
function filesNaming(words: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => words.test(readFileSync(file, 'latin1')));
}

describe('P3: deleting one student', () => {
  it('leaves nothing readable of the student in any file of the data folder, and the classmates’ names where they were', async () => {
    await addSeason({
      studentId: await newAccount('nadir@school.org'),
      leagueId: 'room-12',
      text: NEIGHBOUR,
    });
    const studentId = await newAccount(CANARY_MAIL);
    await addSeason({ studentId, leagueId: 'room-12', text: CANARY });
    await store.scrub();
    expect(filesNaming(/zwitscher/)).not.toEqual([]);
    await deleteStudent(teacher, { leagueId: 'room-12', studentId, name: 'canaria z' });
    // Only the student's address is written small; the league of these tests has the name in its
    // own.
    expect(filesNaming(/zwitscher/)).toEqual([]);
    expect(filesNaming(/Nadir/)).not.toEqual([]);
  });

  it('leaves no trace of the student and ends the sessions; the classmates stay byte for byte', async () => {
    const classmate = await newAccount('nadir@school.org');
    await addSeason({ studentId: classmate, leagueId: 'room-12', text: NEIGHBOUR });
    const before = rows().filter((row) => !isBookkeeping(row));
    const studentId = await newAccount(CANARY_MAIL);
    await addSeason({ studentId, leagueId: 'room-12', text: CANARY });
    const session = await store.append(sessions, {
      accountId: studentId,
      email: CANARY_MAIL,
      createdAt: timestampFromDate(TEST_NOW),
      expiresAt: timestampFromDate(new Date(TEST_NOW.getTime() + 1e9)),
    });
    expect(
      await resolveViewer({ sessionId: session, accountId: studentId, roleHint: null }),
    ).not.toBeNull();

    await deleteStudent(teacher, { leagueId: 'room-12', studentId, name: 'canaria z' });

    expect(rows().filter((row) => !isBookkeeping(row))).toEqual(before);
    expect(await files.list('user_graphs')).toEqual([
      `${TEST_SEASON}-${classmate}`,
      `${TEST_SEASON}-${classmate}_s`,
    ]);
    expect(
      await resolveViewer({ sessionId: session, accountId: studentId, roleHint: null }),
    ).toBeNull();
    await expect(
      signUpStudent({ email: CANARY_MAIL, password: 'seven green kites' }, 'here'),
    ).resolves.toBeUndefined();
    expect(await test.services.identity.findAccountByEmail(CANARY_MAIL)).not.toBeNull();
  });

  it('keeps the account of somebody with a place in another season, and that season whole', async () => {
    const studentId = await newAccount(CANARY_MAIL);
    await addLeague('old', otherTeacher, TEST_SEASON - 1);
    await addSeason({ studentId, leagueId: 'old', text: NEIGHBOUR, season: TEST_SEASON - 1 });
    await addSeason({ studentId, leagueId: 'room-12', text: CANARY });
    // Account-wide documents carry the text that was put last.
    await deleteStudent(teacher, { leagueId: 'room-12', studentId, name: 'Canaria Z.' });
    expect(await store.query(studentProfiles, {})).toMatchObject([{ studentId, leagueId: 'old' }]);
    expect(await store.query(studentTeams, {})).toMatchObject([
      { userId: studentId, season: TEST_SEASON - 1 },
    ]);
    expect(await test.services.identity.findAccount(studentId)).not.toBeNull();
    expect(await store.get(accounts, studentId)).not.toBeNull();
    expect(await files.list('user_graphs')).toHaveLength(2);
  });

  it('takes along the empty copy that a new season made at sign-in', async () => {
    const studentId = await newAccount(CANARY_MAIL);
    await addSeason({ studentId, leagueId: 'room-12', text: CANARY });
    const [profile] = await store.query(studentProfiles, {});
    if (!profile) throw new Error('There is no profile.');
    await store.create(studentProfiles, {
      ...profile,
      id: `2024_${studentId}`,
      season: 2024,
      leagueId: '',
    });
    await deleteStudent(teacher, { leagueId: 'room-12', studentId, name: 'Canaria Z' });
    expect(
      rows().filter(
        (row) => !isBookkeeping(row) && naming(['Canaria', 'zwitscher', studentId])(row),
      ),
    ).toEqual(
      rows().filter((row) => row.includes(`${CANARY} class`) && row.startsWith('doc/leagues:')),
    );
  });

  it('is refused for a student of another class, to another teacher, and without the name', async () => {
    const studentId = await newAccount(CANARY_MAIL);
    await addSeason({ studentId, leagueId: 'room-12', text: CANARY });
    const before = rows().filter((row) => !isBookkeeping(row));
    const foreign = { leagueId: 'room-13', studentId, name: 'Canaria Z' };
    await expect(deleteStudent(otherTeacher, foreign)).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      deleteStudent(otherTeacher, { ...foreign, leagueId: 'room-12' }),
    ).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      deleteStudent(teacher, { leagueId: 'room-12', studentId, name: 'Canaria' }),
    ).rejects.toMatchObject({
      code: 'invalid-input',
    });
    expect(rows().filter((row) => !isBookkeeping(row))).toEqual(before);
  });
});

describe('P6: when the school year and the days after it are over', () => {
  const due = new Date('2024-08-29T04:00:00Z');

  it('finds nothing a moment before, then everything, and deletes it only when told to; twice is once', async () => {
    await addSeason({
      studentId: await newAccount(CANARY_MAIL),
      leagueId: 'room-12',
      text: CANARY,
    });
    await addSeason({
      studentId: await newAccount('alone@school.org'),
      leagueId: '',
      text: 'Alone',
    });
    test.setNow(new Date(due.getTime() - 1));
    expect(await previewPurge(COMMAND_LINE_OPERATOR)).toMatchObject({
      leagues: [],
      studentsWithoutLeague: 0,
    });

    test.setNow(due);
    const before = rows();
    const found = await previewPurge(COMMAND_LINE_OPERATOR);
    expect(found).toMatchObject({ studentsWithoutLeague: 1 });
    expect(found.leagues).toEqual(
      expect.arrayContaining([
        { id: 'room-12', students: 1, reason: 'due' },
        { id: 'room-13', students: 0, reason: 'due' },
      ]),
    );
    expect(JSON.stringify(found)).not.toMatch(/Canaria|zwitscher/);
    expect(rows()).toEqual(before);

    expect(await purgeExpiredData(COMMAND_LINE_OPERATOR)).toEqual(found);
    expect(
      rows().filter(
        (row) =>
          !isBookkeeping(row) && naming([CANARY, 'Canaria', 'zwitscher', 'Alone', 'room-1'])(row),
      ),
    ).toEqual([]);
    expect(await files.list('user_graphs')).toEqual([]);
    expect(await store.query(sessions, {})).toEqual([]);
    expect(await purgeExpiredData(COMMAND_LINE_OPERATOR)).toEqual({
      leagues: [],
      studentsWithoutLeague: 0,
      teachersWhoLeft: 0,
      accountsWithoutProfile: 0,
      expiredSessions: 0,
      spentCounters: 0,
      spentLinks: 0,
      oldMails: 0,
    });
  });
});
