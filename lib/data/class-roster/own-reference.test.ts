import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getTuesdayBrief } from '@/lib/data/brief/queries';
import { getClassRoster } from '@/lib/data/class-roster/queries';
import { joinLeague } from '@/lib/data/league/commands';
import { getJoinedStudents, getLeagueWeek, getPlayingField } from '@/lib/data/league-week/queries';
import { MAX_OWN_REFERENCE_LENGTH } from '@/lib/domain/class/own-reference';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentPages } from '@/lib/testing/all-pages';
import { CLASSES, openSchool, type School } from '@/lib/testing/school';
import { TEST_SEASON } from '@/lib/testing/services';
import { changeOwnReference, changeOwnReferences, moveStudent, removeStudent } from './commands';
import { ownReferenceInput } from './dto';

const SECRET = 'ZX-10071';
let school: School;
beforeEach(async () => {
  school = await openSchool();
});
afterEach(() => school.dispose());

const place = (studentId = school.id('kim')) => ({ leagueId: CLASSES.own, studentId });
const give = (ownReference: string, studentId?: string) =>
  changeOwnReference(school.who.ada, { ...place(studentId), ownReference });
const stored = async () =>
  (await school.store.get(studentProfiles, `${TEST_SEASON}_${school.id('kim')}`))?.ownReference;
const inRoster = async () =>
  (await getClassRoster(school.who.ada, CLASSES.own)).students.find(
    ({ studentId }) => studentId === school.id('kim'),
  )?.ownReference;

describe('the own reference of a student', () => {
  it('is what the teacher typed, until another one or none is typed', async () => {
    expect(await inRoster()).toBeNull();
    await give(SECRET);
    expect(await inRoster()).toBe(SECRET);
    await give('10072');
    await give('10072');
    expect(await inRoster()).toBe('10072');
    await give('');
    expect([await inRoster(), await stored()]).toEqual([null, undefined]);
  });

  it('is on no page of a student, and on none that a class may see', async () => {
    for (const who of ['kim', 'lee'] as const) await give(`${SECRET} ${who}`, school.id(who));
    // With the same short name and no user name, only the reference tells the two apart, for the
    // teacher alone.
    await school.store.merge(studentProfiles, `${TEST_SEASON}_${school.id('lee')}`, {
      firstName: 'Kim',
      lastInitial: 'L',
    });
    await school.store.merge(studentProfiles, `${TEST_SEASON}_${school.id('kim')}`, {
      firstName: 'Kim',
      lastInitial: 'L',
    });
    const choice = { week: null };
    expect(JSON.stringify(await getLeagueWeek(school.who.ada, CLASSES.own, choice))).toContain(
      `Kim L. · ${SECRET} lee`,
    );

    let pages = 0;
    for (const who of ['kim', 'lee'] as const) {
      for (const ask of Object.values(studentPages(school.who[who]))) {
        const page = await ask().catch(() => null);
        if (page !== null) pages += 1;
        expect(JSON.stringify(page)).not.toContain(SECRET);
      }
    }
    expect(pages).toBeGreaterThan(40);
    expect(
      JSON.stringify([
        await getPlayingField(school.who.ada, CLASSES.own, choice),
        await getJoinedStudents(school.who.ada, CLASSES.own),
        await getTuesdayBrief(school.who.ada, CLASSES.own, null),
      ]),
    ).not.toContain(SECRET);
  });

  it('goes along to another class of the same teacher, and never to another teacher', async () => {
    await give(SECRET);
    await moveStudent(school.who.ada, { ...place(), toLeagueId: CLASSES.beside });
    expect(await stored()).toBe(SECRET);
    await removeStudent(school.who.ada, {
      leagueId: CLASSES.beside,
      studentId: school.id('kim'),
      operationId: 'operation-0123456789',
    });
    const other = await school.store.get(leagues, CLASSES.foreign);
    await joinLeague(
      school.who.kim as SignedInViewer,
      { code: other?.code ?? 0, password: other?.password ?? '' },
      'here',
    );
    expect(await stored()).toBeUndefined();
  });

  it.each([
    ['  10 071\t', '10 071'],
    ['a\u200bb\r\nc', 'ab c'],
    ['="0012345"', '0012345'],
    ["'0012345", '0012345'],
    ['"0012345"', '0012345'],
    ["'Okina", "'Okina"],
    ['', ''],
    ['7'.repeat(MAX_OWN_REFERENCE_LENGTH), '7'.repeat(MAX_OWN_REFERENCE_LENGTH)],
  ])('is kept on one line: %j', (typed, kept) => {
    expect(ownReferenceInput.parse({ ...place('kim'), ownReference: typed }).ownReference).toBe(
      kept,
    );
  });

  it.each([MAX_OWN_REFERENCE_LENGTH + 1, 100_000])('is refused with %i characters', (length) => {
    const { error } = ownReferenceInput.safeParse({
      ...place('kim'),
      ownReference: '7'.repeat(length),
    });
    expect(error?.issues[0]?.message).toBe('Please use at most 40 characters.');
  });
});

describe('the references of many students', () => {
  const many = (
    references: { studentId: string; ownReference: string }[],
    viewer = school.who.ada,
  ) => changeOwnReferences(viewer, { leagueId: CLASSES.own, references });
  const both = (kim: string, lee: string) => [
    { studentId: school.id('kim'), ownReference: kim },
    { studentId: school.id('lee'), ownReference: lee },
  ];
  const kept = async () =>
    Promise.all(
      (['kim', 'lee'] as const).map(
        async (who) =>
          (await school.store.get(studentProfiles, `${TEST_SEASON}_${school.id(who)}`))
            ?.ownReference,
      ),
    );
  const deeds = async () =>
    (await school.store.query(auditLog, {}))
      .filter(({ action }) => action === 'student.reference')
      .map(({ outcome }) => outcome);

  it('are saved together, and those that were there already are entered no more', async () => {
    expect(await many(both('10023', '10031'))).toEqual({ changed: 2 });
    expect(await many(both('10023', '10032'))).toEqual({ changed: 1 });
    expect(await many(both('10023', '10032'))).toEqual({ changed: 0 });
    expect(await many(both('', '10032'))).toEqual({ changed: 1 });
    expect([await kept(), await deeds()]).toEqual([
      [undefined, '10032'],
      ['done', 'done', 'done', 'done'],
    ]);
  });

  it('are all or none: with a student of someone else’s nothing is saved', async () => {
    const withSam = [
      ...both('10023', '10031'),
      { studentId: school.id('sam'), ownReference: '10040' },
    ];
    await expect(many(withSam)).rejects.toMatchObject({ code: 'not-found' });
    expect([await kept(), await deeds()]).toEqual([[undefined, undefined], ['denied']]);
    for (const who of ['kim', 'bo', 'visitor'] as const) {
      await expect(many(both('1', '2'), school.who[who])).rejects.toMatchObject({
        code: expect.any(String),
      });
    }
    expect(await kept()).toEqual([undefined, undefined]);
  });
});
