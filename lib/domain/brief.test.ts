import fc from 'fast-check';
import { type BriefStudent, briefGroups, GROUP_SIZE, topMistakes, UNEXPLAINED, type WrongAnswer } from './brief';
import { STEP_KEYS } from './positions';

const whole = (wholeNumber: number) => ({ wholeNumber, numerator: 0, denominator: 1 });

function wrong(studentId: string, tag: string | null, changes: Partial<WrongAnswer> = {}): WrongAnswer {
  return { studentId, step: 'QB', playerId: 1, answer: whole(1), tag, ...changes };
}

/** Students a, b, c, … who have begun. */
const students = (names: string, stepsRight = 1): BriefStudent[] => [...names].map((id) => ({ id, stepsRight }));

describe('the most common mistakes of a week', () => {
  it('are those of the most students, then those with the most answers, at most three', () => {
    const found = topMistakes([
      wrong('a', 'line-left-out'),
      wrong('b', 'line-left-out'),
      wrong('a', 'carry-lost'),
      wrong('a', 'carry-lost'),
      wrong('a', 'carry-lost'),
      wrong('a', 'minus-dropped'),
      wrong('a', 'minus-dropped'),
      wrong('a', 'sign-turned'),
    ]);
    expect(found.map(({ tag, students, answers }) => [tag, students, answers])).toEqual([
      ['line-left-out', 2, 2],
      ['carry-lost', 1, 3],
      ['minus-dropped', 1, 2],
    ]);
  });

  it('leave out answers that no known mistake explains', () => {
    expect(topMistakes([wrong('a', null), wrong('b', null)])).toEqual([]);
  });

  it('show the answer that was given most often, and one about a player rather than about the team', () => {
    const [mistake] = topMistakes([
      wrong('a', 'carry-lost', { step: 'TEAM', playerId: null, answer: whole(9) }),
      wrong('b', 'carry-lost', { step: 'TEAM', playerId: null, answer: whole(9) }),
      wrong('a', 'carry-lost', { step: 'K', answer: whole(5) }),
      wrong('b', 'carry-lost', { step: 'TE', answer: whole(4) }),
      wrong('c', 'carry-lost', { step: 'TE', answer: whole(4) }),
    ]);
    expect(mistake?.sample).toMatchObject({ step: 'TE', answer: whole(4) });
  });
});

describe('the groups of a week', () => {
  it('are of four: three with the same mistake, and one who made none and helps', () => {
    const answers = [...'abcdef'].map((id) => wrong(id, 'carry-lost'));
    expect(briefGroups(students('abcdefgh'), answers)).toEqual({
      groups: [
        { tags: ['carry-lost'], learners: ['a', 'b', 'c'], helpers: ['g'] },
        { tags: ['carry-lost'], learners: ['d', 'e', 'f'], helpers: ['h'] },
      ],
      challenges: [],
      notStarted: [],
    });
  });

  it('are of four with the same mistake when nobody can help', () => {
    const answers = [...'abcdefgh'].map((id) => wrong(id, 'carry-lost'));
    const { groups } = briefGroups(students('abcdefgh'), answers);
    expect(groups.map(({ learners }) => learners.join(''))).toEqual(['abcd', 'efgh']);
  });

  it('put somebody where the mistake made most often is, and a known one before an unknown one', () => {
    const answers = [
      ...['carry-lost', 'carry-lost', 'minus-dropped', null, null, null].map((tag) => wrong('a', tag)),
      wrong('b', 'carry-lost'),
      wrong('c', null),
      wrong('d', null),
    ];
    expect(briefGroups(students('abcd'), answers).groups).toEqual([
      { tags: ['carry-lost'], learners: ['a', 'b'], helpers: [] },
      { tags: [UNEXPLAINED], learners: ['c', 'd'], helpers: [] },
    ]);
  });

  it('leave nobody alone with a mistake while others are alone too', () => {
    const answers = [wrong('a', 'carry-lost'), wrong('b', 'minus-dropped'), wrong('c', 'sign-turned')];
    expect(briefGroups(students('abc'), answers).groups).toEqual([
      { tags: ['carry-lost', 'minus-dropped', 'sign-turned'], learners: ['a', 'b', 'c'], helpers: [] },
    ]);
  });

  it('give helpers that no group needs a harder question together, and name those who have not begun', () => {
    const answers = [wrong('a', 'carry-lost'), wrong('b', 'carry-lost')];
    const all = [...students('abcdefgh'), ...students('xy', 0)];
    expect(briefGroups(all, answers)).toMatchObject({
      groups: [{ learners: ['a', 'b'], helpers: ['c'] }],
      challenges: [
        ['d', 'e', 'f'],
        ['g', 'h'],
      ],
      notStarted: ['x', 'y'],
    });
  });

  it('are empty for an empty class', () => {
    expect(briefGroups([], [])).toEqual({ groups: [], challenges: [], notStarted: [] });
  });

  const classes = fc.uniqueArray(fc.nat(200), { maxLength: 34 }).chain((ids) =>
    fc.record({
      students: fc.constant(ids.map((id) => `s${id}`)),
      right: fc.array(fc.nat(9), { minLength: ids.length, maxLength: ids.length }),
      wrong: fc.array(
        fc.record({
          studentId:
            ids.length > 0 ? fc.constantFrom(...ids.map((id) => `s${id}`), 'left-the-class') : fc.constant('left-the-class'),
          step: fc.constantFrom(...STEP_KEYS),
          playerId: fc.constantFrom(1, 2, null),
          answer: fc.integer({ min: -3, max: 3 }).map(whole),
          tag: fc.constantFrom('carry-lost', 'minus-dropped', 'line-left-out', 'any-rate', null),
        }),
        { maxLength: 120 },
      ),
    }),
  );

  it('hold every student exactly once, at most four together and at most one helper with learners', () => {
    fc.assert(
      fc.property(classes, ({ students: ids, right, wrong: answers }) => {
        const { groups, challenges, notStarted } = briefGroups(
          ids.map((id, index) => ({ id, stepsRight: right[index] ?? 0 })),
          answers,
        );
        const placed = [
          ...groups.flatMap(({ learners, helpers }) => [...learners, ...helpers]),
          ...challenges.flat(),
          ...notStarted,
        ];
        expect(placed.toSorted()).toEqual(ids.toSorted());
        for (const { learners, helpers, tags } of groups) {
          expect(learners.length).toBeGreaterThan(0);
          expect(learners.length + helpers.length).toBeLessThanOrEqual(GROUP_SIZE);
          expect(helpers.length).toBeLessThanOrEqual(1);
          for (const id of learners) {
            const own = answers.filter(({ studentId }) => studentId === id).map(({ tag }) => tag ?? UNEXPLAINED);
            expect(own.some((tag) => tags.includes(tag))).toBe(true);
          }
        }
        for (const part of challenges) expect(part.length).toBeLessThanOrEqual(GROUP_SIZE);
        expect(groups.filter(({ learners }) => learners.length === 1).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('and the mistakes are the same in whatever order the answers come', () => {
    fc.assert(
      fc.property(classes, fc.nat(), ({ students: ids, wrong: answers }, turn) => {
        const all = ids.map((id) => ({ id, stepsRight: 1 }));
        const at = answers.length > 0 ? turn % answers.length : 0;
        const turned = [...answers.slice(at), ...answers.slice(0, at)].toReversed();
        expect(briefGroups(all, turned)).toEqual(briefGroups(all, answers));
        expect(topMistakes(turned)).toEqual(topMistakes(answers));
      }),
    );
  });
});
