import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { createEmbeddedStore } from '@/lib/store/adapters/embedded/embedded-store';
import { allCollections } from '@/lib/store/collections/all';
import { leagueStudents } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import {
  FIRST_RELEASE_DOCUMENTS,
  makeFirstReleaseFile,
  schemaOfFile,
} from '@/lib/testing/first-release';
import { createSqliteDatabase } from './database';
import { DatabaseUnavailableError, NewerDatabaseError } from './errors';
import { MIGRATIONS, migrate, SCHEMA_VERSION } from './migrations';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  file = join(folder, 'test.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

function openStore() {
  const database = createSqliteDatabase(file);
  return createEmbeddedStore({ database, release: () => database.close() });
}

const copyFile = () => join(folder, 'backups', `before-schema-${SCHEMA_VERSION}.db`);

it('numbers the steps without a gap: every older file has one way to the newest schema', () => {
  expect(MIGRATIONS.map(({ to }) => to)).toEqual(MIGRATIONS.map((_, index) => index + 2));
});

describe('R10: a file of the first release', () => {
  beforeEach(() => makeFirstReleaseFile(file));

  it('opens with all its documents, each of which satisfies its collection', async () => {
    const names = allCollections.map(({ definition }) => definition.name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(FIRST_RELEASE_DOCUMENTS)));
    const store = openStore();
    for (const { definition, path } of allCollections) {
      const collection =
        definition.name === 'leagues/students' ? leagueStudents('an-old-id') : { definition, path };
      const older = FIRST_RELEASE_DOCUMENTS[definition.name];
      // A collection that came later is added to the example when it is released, and from then on
      // has to stay readable.
      if (!older) continue;
      const found = await store.get(collection as (typeof allCollections)[number], older.id);
      expect(found).toMatchObject(older);
      expect(definition.schema.safeParse(found)).toMatchObject({ success: true });
      await store.merge(collection as (typeof allCollections)[number], older.id, {});
    }
    await store.close();
    expect(schemaOfFile(file)).toBe(SCHEMA_VERSION);
  });

  it('finds the times on its tasks repeated in the week, under a version that no reader has seen', async () => {
    const store = openStore();
    const { id, ...tasks } = FIRST_RELEASE_DOCUMENTS.studentWeeklyTasks as {
      id: string;
      task1: unknown;
    };
    const [progress] = await store.query(studentWeeklyProgress, {});
    expect(progress?.taskTimes).toEqual({
      task1: tasks.task1,
      task2: null,
      task3: tasks.task1,
      task4: tasks.task1,
      task5: tasks.task1,
    });
    await store.close();
    const plain = new Libsql(file);
    expect(plain.prepare('SELECT version FROM "doc/studentWeeklyProgress"').all()).toMatchObject([
      { version: 41 },
    ]);
    plain.close();
  });

  it('finds marked which graphs wait for their teacher, and who has three wrong answers on a step', async () => {
    const before = new Libsql(file);
    const step = (attempts: number, correct: boolean, tries?: number) => ({
      attempts,
      correct,
      ...(tries === undefined ? {} : { correction: { tries } }),
    });
    const add = (table: string, id: string, changes: object) => {
      const [row] = before.prepare(`SELECT * FROM "doc/${table}" LIMIT 1`).all() as Record<
        string,
        unknown
      >[];
      if (!row) throw new Error('no row to copy');
      const json = JSON.stringify({ ...JSON.parse(String(row.json)), ...changes, id });
      const fields = Object.keys(row).filter((field) => field !== 'rowid');
      const values = fields.map((field) =>
        field === 'id' ? id : field === 'json' ? json : row[field],
      );
      before
        .prepare(
          `INSERT INTO "doc/${table}" (${fields.join()}) VALUES (${fields.map(() => '?').join()})`,
        )
        .run(values);
    };
    add('studentWeeklyProgress', 'stuck', { steps: [step(1, true), step(3, false)] });
    add('studentWeeklyProgress', 'trying', { steps: [step(9, true), step(2, false)] });
    add('studentWeeklyProgress', 'reopened', { steps: [step(5, false, 3)] });
    add('studentGraphs', 'replaced', { replacedById: 'newer' });
    add('studentGraphs', 'newer', {});
    add('studentGraphs', 'seen', { review: { outcome: 'seen' } });
    before.close();
    const store = openStore();
    const marked = async (table: string, field: string) => {
      await store.close();
      const plain = new Libsql(file);
      const rows = plain.prepare(`SELECT json FROM "doc/${table}"`).all() as { json: string }[];
      plain.close();
      const found = rows.map(({ json }) => JSON.parse(json) as Record<string, unknown>);
      return found.filter((each) => each[field] === true).map(({ id }) => id);
    };
    await store.query(studentWeeklyProgress, {});
    expect(await marked('studentWeeklyProgress', 'stuck')).toEqual(['stuck']);
    const waiting = await marked('studentGraphs', 'waiting');
    expect(waiting).toContain('newer');
    expect(waiting).not.toContain('replaced');
    expect(waiting).not.toContain('seen');
  });

  it('finds marked who has no tries left at a lesson or at scouting', async () => {
    const before = new Libsql(file);
    const [row] = before.prepare('SELECT * FROM "doc/studentProfiles"').all() as {
      path: string;
      json: string;
    }[];
    for (const [id, usedUp] of [
      ['waits', [{ kind: 'scouting', week: 6, type: '', step: 0 }]],
      ['went on', []],
    ] as const) {
      const json = JSON.stringify({ ...JSON.parse(row?.json ?? ''), id, usedUp });
      before
        .prepare('INSERT INTO "doc/studentProfiles" VALUES (?, ?, 7, ?)')
        .run([row?.path, id, json]);
    }
    before.close();
    const store = openStore();
    const marked = await store.query(studentProfiles, {
      where: [{ field: 'stuck', op: '==', value: true }],
    });
    await store.close();
    expect(marked.map(({ id }) => id)).toEqual(['waits']);
  });

  it('is copied before, for its owner only, as it was', async () => {
    const store = openStore();
    await store.query(studentWeeklyProgress, {});
    await store.close();
    expect(schemaOfFile(copyFile())).toBe(1);
    expect(statSync(copyFile()).mode & 0o077).toBe(0);
    const copy = new Libsql(copyFile());
    const [row] = copy.prepare('SELECT json FROM "doc/studentWeeklyProgress"').all() as {
      json: string;
    }[];
    expect(JSON.parse(row?.json ?? '')).toEqual(FIRST_RELEASE_DOCUMENTS.studentWeeklyProgress);
    copy.close();
    expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
  });

  it('is left alone the second time', async () => {
    for (let round = 0; round < 2; round++) {
      const store = openStore();
      await store.query(studentWeeklyProgress, {});
      await store.close();
    }
    const after = readFileSync(file);
    const copied = statSync(copyFile()).mtimeMs;
    const database = createSqliteDatabase(file);
    database.all('SELECT 1');
    database.close();
    expect(readFileSync(file).equals(after)).toBe(true);
    expect(statSync(copyFile()).mtimeMs).toBe(copied);
  });

  it('keeps its schema and its content when a step fails, and says so', () => {
    const connection = new Libsql(file);
    const failing = {
      to: 2,
      apply: (given: Pick<Libsql.Database, 'exec'>) => {
        given.exec('DELETE FROM accounts');
        throw new Error('half-way');
      },
    };
    expect(() => migrate(connection, file, [failing])).toThrow(DatabaseUnavailableError);
    expect(connection.prepare('SELECT count(*) AS found FROM accounts').all()).toMatchObject([
      { found: 1 },
    ]);
    connection.close();
    expect(schemaOfFile(file)).toBe(1);
  });

  it('is migrated once when two connections open it together', () => {
    const [one, other] = [new Libsql(file), new Libsql(file)];
    let runs = 0;
    const counted = [{ to: 2, apply: () => void runs++ }];
    migrate(one, file, counted);
    migrate(other, file, counted);
    one.close();
    other.close();
    expect(runs).toBe(1);
  });
});

it('a fresh file has the newest schema at once and no copy', () => {
  const database = createSqliteDatabase(file);
  expect(database.schemaVersion()).toBe(SCHEMA_VERSION);
  database.close();
  expect(existsSync(join(folder, 'backups'))).toBe(false);
});

it('R10: a file of a newer schema is refused with a sentence, and neither changed nor copied', () => {
  const newer = new Libsql(file);
  newer.exec(`CREATE TABLE t (x); PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
  newer.close();
  const database = createSqliteDatabase(file);
  expect(() => database.all('SELECT 1')).toThrow(NewerDatabaseError);
  expect(() => database.all('SELECT 1')).toThrow(/written by a newer version of the app/);
  database.close();
  expect(schemaOfFile(file)).toBe(SCHEMA_VERSION + 1);
  expect(existsSync(join(folder, 'backups'))).toBe(false);
});
