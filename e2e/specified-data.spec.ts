import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSqliteDatabase } from '../lib/sqlite/database';
import { pngPicture } from '../lib/testing/pictures';
import { specifiedDocuments } from '../lib/testing/specified-documents';
import { demoAdmin, demoStudent, demoTeacher } from './support/demo';
import { newVisitor, signedIn } from './support/http';
import { copyOfData, type OwnData, type OwnServer, startOwnServer } from './support/own-server';
import { DEMO_STUDENT_ID, PAGES } from './support/pages';
import { expect, test } from './support/test';

// R18: the demo class as another program would have stored it, on its own server.

type Stored = Record<string, unknown> & { id: string };
type Row = { path: string; id: string; json: string };

const JOSH_ALLEN = 34857;

let data: OwnData;
let server: OwnServer | null = null;

test.beforeEach(() => {
  data = copyOfData();
});
test.afterEach(async () => {
  await server?.kill();
  server = null;
  data.remove();
});

/** The specification's fields by collection, including the optional one of student profiles. */
function specifiedFields(): Map<string, Set<string>> {
  const fields = new Map<string, Set<string>>();
  for (const { collection, document } of specifiedDocuments()) {
    const { name } = collection.definition;
    const known = fields.get(name) ?? new Set(['id']);
    fields.set(name, known);
    for (const field of Object.keys(document)) known.add(field);
  }
  fields.get('studentProfiles')?.add('formulaType');
  return fields;
}

/** Changes every document of a collection in the file. */
function rewrite(
  change: (collection: string, document: Stored, demoStudentId: string) => Stored,
): void {
  const database = createSqliteDatabase(join(data.dataDir, 'fraction-league.db'));
  const [account] = database.all<{ account_id: string }>(
    'SELECT account_id FROM accounts WHERE email = ?',
    [demoStudent.email],
  );
  // A collection without documents has no table.
  const tables = new Set(
    database.all<{ name: string }>('SELECT name FROM sqlite_master').map(({ name }) => name),
  );
  database.write(() => {
    for (const name of specifiedFields().keys()) {
      if (!tables.has(`doc/${name}`)) continue;
      for (const { path, id, json } of database.all<Row>(
        `SELECT path, id, json FROM "doc/${name}"`,
      )) {
        const changed = JSON.stringify(change(name, JSON.parse(json), account?.account_id ?? ''));
        if (changed !== json)
          database.run(`UPDATE "doc/${name}" SET json = ? WHERE path = ? AND id = ?`, [
            changed,
            path,
            id,
          ]);
      }
    }
  });
  database.close();
}

async function start(env: Record<string, string> = {}): Promise<OwnServer> {
  server = await startOwnServer({ dataDir: data.dataDir, env });
  return server;
}

/** The demo's pages that don't answer as they should: with a page, or with "not found". */
async function failing(site: string): Promise<string[]> {
  const who = {
    visitor: await newVisitor(site),
    'demo student': await signedIn(site, demoStudent),
    'demo teacher': await signedIn(site, demoTeacher),
    'demo admin': await signedIn(site, demoAdmin),
  };
  const roster = await (
    await who['demo teacher'].get('/teacher/leagues/demo-league/roster')
  ).text();
  const student = /students\/([0-9a-f]{16,})/.exec(roster)?.[1] ?? '';
  const failed: string[] = [];
  for (const role of Object.keys(who) as (keyof typeof who)[]) {
    for (const path of PAGES[role]) {
      const answer = await who[role].get(path.replace(DEMO_STUDENT_ID, student));
      const isMissing = /no-such|no\/such|nobody$/.test(path);
      if (answer.status() !== 200 && !(isMissing && answer.status() === 404))
        failed.push(`${role} ${path}: ${answer.status()}`);
    }
  }
  return failed;
}

test('R18: with nothing but the specified fields every page of every role opens', async () => {
  test.slow();
  const fields = specifiedFields();
  rewrite((name, document) => {
    const kept = Object.entries(document).filter(([field]) => fields.get(name)?.has(field));
    // A step with tries and nothing else was stored when it was right.
    const steps = Array.isArray(document.steps)
      ? {
          steps: document.steps
            .filter(({ correct }) => correct)
            .map(({ attempts }) => ({ attempts })),
        }
      : {};
    return { ...Object.fromEntries(kept), ...steps, id: document.id };
  });
  const own = await start();
  // Other pages depend on fields of the app's own: this season's games have no team abbreviations.
  expect(
    (await failing(own.site)).filter((line) => !/box-scores\/2023|draft\/QB/.test(line)),
  ).toEqual([]);
});

test('R18: what cannot be read is a sentence in its row, and a player no one knows one on the card; photos come from a folder', async ({
  page,
}) => {
  test.slow();
  const photos = join(data.dataDir, 'photos');
  mkdirSync(photos);
  writeFileSync(join(photos, `${JOSH_ALLEN}.png`), await pngPicture());
  let brokenProfile = '';
  let brokenWeek = '';
  rewrite((name, document, demoStudentId) => {
    const isDemoStudent = document.studentId === demoStudentId;
    if (name === 'studentProfiles' && document.leagueId === 'demo-league' && !isDemoStudent) {
      if (!brokenProfile) {
        brokenProfile = String(document.studentId);
        return { ...document, openedUpTo: 'many' };
      }
    }
    if (
      name === 'studentWeeklyProgress' &&
      document.week === 6 &&
      document.studentId !== brokenProfile &&
      !isDemoStudent &&
      !brokenWeek
    ) {
      brokenWeek = String(document.studentId);
      return { ...document, steps: 'none' };
    }
    if (name === 'studentLineups' && document.week === 6)
      return { ...document, lineup_RB2: 999_999 };
    return document;
  });
  const own = await start({ PLAYER_IMAGES: photos });
  const enter = async (account: typeof demoStudent) => {
    await page.context().clearCookies();
    await page
      .context()
      .addCookies((await (await signedIn(own.site, account)).storageState()).cookies);
  };
  await enter(demoTeacher);
  for (const path of ['', '/roster']) {
    await page.goto(`${own.site}/teacher/leagues/demo-league${path}`);
    const row = page.getByRole('row').filter({ hasText: 'can’t be read' }).first();
    await expect(row).toBeVisible();
  }
  await enter(demoStudent);
  await page.goto(`${own.site}/student/box-scores`);
  await expect(page.getByText('We have no data for this player.').first()).toBeVisible();
  await page.goto(`${own.site}/student/draft/QB/${JOSH_ALLEN}`);
  const photo = page.locator(`img[src="/api/player-images/${JOSH_ALLEN}"]`).first();
  await expect(photo).toHaveJSProperty('complete', true);
  await expect(photo).not.toHaveClass(/opacity-0/);
  const answer = await page.request.get(`${own.site}/api/player-images/${JOSH_ALLEN}`);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
  });
  for (const path of ['999999', '..%2f..%2ffraction-league.db', '%2e%2e']) {
    expect((await page.request.get(`${own.site}/api/player-images/${path}`)).status(), path).toBe(
      404,
    );
  }
  expect(
    (await (await newVisitor(own.site)).get(`/api/player-images/${JOSH_ALLEN}`)).status(),
  ).toBe(404);
});

test('R21: someone whose record cannot be read is told so; the teacher opens that student, takes the file along, and deletes it all', async ({
  page,
}) => {
  test.slow();
  let student = '';
  rewrite((name, document, demoStudentId) => {
    if (name !== 'studentProfiles' || document.studentId !== demoStudentId) return document;
    student = demoStudentId;
    return { ...document, openedUpTo: 'many', firstName: 'Ana', lastInitial: 'B' };
  });
  const own = await start({ OPERATOR_EMAIL: 'it@school.org' });
  const enter = async (account: typeof demoStudent) => {
    await page.context().clearCookies();
    await page
      .context()
      .addCookies((await (await signedIn(own.site, account)).storageState()).cookies);
  };
  await enter(demoStudent);
  for (const path of ['/', '/student/dashboard', '/student/score-cards', '/student/team']) {
    const answer = await page.goto(`${own.site}${path}`);
    expect([path, answer?.status(), new URL(page.url()).pathname]).toEqual([
      path,
      200,
      '/record-problem',
    ]);
  }
  await expect(page.getByRole('main')).toContainText('Please tell your teacher');
  await expect(page.getByRole('link', { name: 'it@school.org' })).toBeVisible();
  await enter(demoTeacher);
  await page.goto(`${own.site}/teacher/leagues/demo-league/roster`);
  await page.getByRole('link', { name: 'Ana B.' }).click();
  await expect(page.getByRole('main')).toContainText('This student’s record can’t be read');
  const file = await page.request.get(
    `${own.site}/api/leagues/demo-league/students/${student}/export.json`,
  );
  expect(await file.text()).toContain('"many"');
  await page.getByLabel('To delete, type the student’s name').fill('Ana B');
  await page.getByRole('button', { name: 'Delete this student for good' }).click();
  await expect(page).toHaveURL(/roster\?deleted=student/);
  await expect(page.getByRole('main')).not.toContainText('Ana B.');
});
