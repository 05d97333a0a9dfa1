import type { Viewer } from '@/lib/data/access/viewer';
import { setLeagueArchived } from '@/lib/data/league/commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { setSeasonActive } from '@/lib/data/season/commands';
import { auditLog } from '@/lib/store/collections/audit';
import { decoyIdOf, isDecoy, plantDecoys } from '@/lib/testing/decoys';
import { markWeeksImported } from '@/lib/testing/imported-week';
import { CLASSES, openSchool, PEOPLE, type School } from '@/lib/testing/school';
import {
  COMMAND_NAMES,
  COMMAND_TEST_CASES,
  type CommandInput,
  type CommandName,
  cookieJar,
  exampleCommandInput,
  runCommandAs,
  TEST_STUDENT_NAMES,
} from './every-command.test.support';

/**
 * Every action and writing route, called by every kind of person: without permission not a row of
 * the store changes; with it, nothing of a neighbor's.
 */

const NEIGHBOURS = ['person', 'season', 'league'] as const;

/** Counters of guesses count every caller, and refusals are logged. */
const isBookkeeping = (row: string) =>
  /^(?:store_clock|doc\/rateLimits)/.test(row) || /^doc\/audit(Repeats|Log\b.*denied)/.test(row);
const kept = async (school: School) =>
  (await school.everything()).filter((row) => !isBookkeeping(row));
const changes = (before: readonly string[], after: readonly string[]) => {
  const [old, now] = [new Set(before), new Set(after)];
  return [
    ...before.filter((row) => !now.has(row)).map((row) => `- ${row}`),
    ...after.filter((row) => !old.has(row)).map((row) => `+ ${row}`),
  ];
};

/** Expects each call to be refused with a proper code and never by accident, without any change. */
async function expectRefused(
  school: School,
  calls: readonly (readonly [string, CommandName, Viewer, unknown])[],
): Promise<void> {
  const before = await kept(school);
  let now = before;
  for (const [what, name, as, input] of calls) {
    const answer = await runCommandAs(name, as, input);
    const after = await kept(school);
    expect({
      what,
      ok: answer.ok,
      code: answer.ok ? null : answer.error.code,
      changes: changes(now, after),
    }).toEqual({
      what,
      ok: false,
      code: expect.stringMatching(
        /^(?:invalid-input|not-signed-in|not-allowed|not-found|limit-reached|conflict|locked)$/,
      ),
      changes: [],
    });
    now = after;
  }
}

describe('who may not', () => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool();
  });
  afterAll(() => school.dispose());

  it.each(COMMAND_NAMES)('%s: everyone else changes nothing at all (S1, S2)', async (name) => {
    const others = PEOPLE.filter((person) => !COMMAND_TEST_CASES[name].may.includes(person));
    await expectRefused(
      school,
      others.map((person) => [person, name, school.who[person], exampleCommandInput(name, school)]),
    );
  });

  it.each(COMMAND_NAMES.filter((name) => COMMAND_TEST_CASES[name].foreign))(
    '%s: what belongs to someone else stays as it is (S2)',
    async (name) => {
      const as = school.who[COMMAND_TEST_CASES[name].may[0] ?? 'ada'];
      const foreign = COMMAND_TEST_CASES[name].foreign?.(school) ?? [];
      await expectRefused(
        school,
        foreign.map((other) => [
          JSON.stringify(other),
          name,
          as,
          { ...exampleCommandInput(name, school), ...other },
        ]),
      );
    },
  );

  it.each(COMMAND_NAMES.filter((name) => COMMAND_TEST_CASES[name].input && name !== 'postPicture'))(
    '%s: input of another shape changes nothing (S3)',
    async (name) => {
      const as = school.who[COMMAND_TEST_CASES[name].may[0] ?? 'ada'];
      const input = exampleCommandInput(name, school) as CommandInput;
      const wrong: [string, unknown][] = Object.keys(input).map((field) => [
        `${field} is something else`,
        { ...input, [field]: { odd: 'x'.repeat(9000) } },
      ]);
      await expectRefused(
        school,
        [
          ...wrong,
          ['a word', 'word'] as const,
          ['null', null] as const,
          ['nothing', undefined] as const,
        ]
          .filter(
            ([what]) =>
              name !== 'postGraph' ||
              /^(?:graphType|source|operationId|table|replacesId) /.test(what),
          )
          .map(([what, sent]) => [what, name, as, sent]),
      );
    },
  );
});

describe('a teacher on student pages', () => {
  let school: School;
  beforeEach(async () => {
    school = await openSchool();
  });
  afterEach(async () => {
    cookieJar.clear();
    await school.dispose();
  });
  const ofStudents = COMMAND_NAMES.filter(
    (name) =>
      COMMAND_TEST_CASES[name].may.includes('kim') &&
      !COMMAND_TEST_CASES[name].may.includes('ada') &&
      !['changePasswordAction', 'createProfileAndJoinLeagueAction'].includes(name),
  );
  const answers = async () => {
    const before = await kept(school);
    const said = new Set<string>();
    for (const name of ofStudents) {
      const answer = await runCommandAs(name, school.who.ada, exampleCommandInput(name, school));
      said.add(answer.ok ? `${name} was done` : answer.error.message);
    }
    expect(changes(before, await kept(school))).toEqual([]);
    return [...said];
  };

  it('who looks is told one sentence by all that students do, and nothing changes', async () => {
    const place = { leagueId: CLASSES.own, studentId: school.id('kim') };
    expect(await runCommandAs('lookAsStudentAction', school.who.ada, place)).toMatchObject({
      ok: true,
    });
    expect(await answers()).toEqual([
      'You’re looking as your student does, so nothing you press counts.',
    ]);
    await runCommandAs('signOutAction', school.who.ada, undefined);
    expect(await answers()).toEqual(['Only students in this season can do that.']);
  });

  it('who tries a class out does what students do, as nobody else', async () => {
    const before = await kept(school);
    const own = { leagueId: CLASSES.own };
    expect(await runCommandAs('startTryoutAction', school.who.ada, own)).toMatchObject({
      ok: true,
    });
    const team = exampleCommandInput('createOrRedesignTeamAction', school);
    expect(await runCommandAs('createOrRedesignTeamAction', school.who.ada, team)).toMatchObject({
      ok: true,
    });
    expect(
      await runCommandAs('joinLeagueAction', school.who.ada, {
        code: '100001',
        password: 'brave otter',
      }),
    ).toMatchObject({ ok: false });
    const changed = changes(before, await kept(school));
    expect(changed.filter((row) => !row.includes('tryout-room-12'))).toEqual([
      expect.stringContaining('league.tryout'),
    ]);
    expect(changed.length).toBeGreaterThan(1);
  });
});

describe('while nothing may change', () => {
  let school: School;
  beforeEach(async () => {
    school = await openSchool();
  });
  afterEach(() => school.dispose());

  const ofStudents = COMMAND_NAMES.filter(
    (name) => COMMAND_TEST_CASES[name].may.includes('kim') && !COMMAND_TEST_CASES[name].always,
  );

  it('a paused season refuses all that students do', async () => {
    await setSeasonActive(COMMAND_LINE_OPERATOR, false);
    await expectRefused(
      school,
      ofStudents.map((name) => [name, name, school.who.kim, exampleCommandInput(name, school)]),
    );
  });

  it('a class that was archived since refuses all that its students do, and another class goes on', async () => {
    await setLeagueArchived(school.who.ada, { leagueId: CLASSES.own, archived: true });
    await expectRefused(
      school,
      ofStudents.map((name) => [name, name, school.who.kim, exampleCommandInput(name, school)]),
    );
    const { who } = school;
    expect(await runCommandAs('confirmLineupAction', who.sam, { week: 7 })).toMatchObject({
      ok: true,
    });
  });
});

describe('who may', () => {
  let school: School;
  beforeEach(async () => {
    school = await openSchool();
    await markWeeksImported(school.store, 2023, 6);
  });
  afterEach(() => school.dispose());

  const allowed = COMMAND_NAMES.flatMap((name) =>
    COMMAND_TEST_CASES[name].may[0] ? [[name, COMMAND_TEST_CASES[name].may[0]] as const] : [],
  );

  it.each(allowed)(
    '%s by %s: nothing of anyone else changes, and the log says it where it has to',
    async (name, person) => {
      const { audit, about } = COMMAND_TEST_CASES[name];
      const as = school.who[person];
      await plantDecoys(school.store, NEIGHBOURS);
      const before = await kept(school);
      const answer = await runCommandAs(name, as, exampleCommandInput(name, school));
      expect(answer).toMatchObject({ ok: true });
      const own = [...(as ? [as.accountId, as.email] : []), ...(about?.(school) ?? [])];
      const strangers = [...TEST_STUDENT_NAMES, 'ada', 'bo', 'root', 'new', 'nobody']
        .map((one) => school.id(one as never))
        .concat(Object.values(CLASSES))
        .filter((id) => !own.includes(id));
      const changed = changes(before, await kept(school));
      // Documents that differ only in owner, season, or class stay; actions on a whole class also
      // affect the doubles in it.
      const doubles = (about?.(school) ?? []).map(decoyIdOf);
      // After a double is deleted, log records no longer name it, so the names from before count.
      const placeOf = (row: string) => row.slice(2, row.indexOf(',"version"'));
      const isOfDouble = (row: string) => doubles.some((id) => row.includes(id));
      const places = new Set(changed.filter(isOfDouble).map(placeOf));
      expect(
        changed.filter((row) => isDecoy(row) && !isOfDouble(row) && !places.has(placeOf(row))),
      ).toEqual([]);
      expect(
        changed.filter(
          (row) => !own.some((id) => row.includes(id)) && strangers.some((id) => row.includes(id)),
        ),
      ).toEqual([]);
      const logged = (await school.store.query(auditLog, {})).filter(
        ({ action }) => action !== 'sticker.award' || name === 'awardStickerAction',
      );
      const commands = logged.filter(
        ({ actorId, action }) => actorId === as?.accountId && action === audit,
      );
      if (audit) expect(commands.at(-1)).toMatchObject({ outcome: 'done', actorId: as?.accountId });
      else expect(logged.filter(({ actorId }) => actorId === as?.accountId)).toEqual([]);
    },
  );

  it.each(
    COMMAND_NAMES.flatMap((name) =>
      COMMAND_TEST_CASES[name].may.slice(1).map((person) => [name, person] as const),
    ),
  )('%s is open to %s too', async (name, person) => {
    const sent = await runCommandAs(name, school.who[person], exampleCommandInput(name, school));
    expect({ sent, ok: sent.ok }).toMatchObject({ ok: true });
  });
});
