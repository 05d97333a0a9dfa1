import fc from 'fast-check';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import {
  bestGroupNumberForStudent,
  buildSavedWorkGroups,
  groupsForEveryone,
  MAX_WORK_GROUP_SIZE,
  proposeWorkGroups,
  type StudentWithRightStepCount,
  topMistakes,
  UNEXPLAINED_TAG,
  type WrongAnswer,
} from './brief';

const whole = (wholeNumber: number) => ({ wholeNumber, numerator: 0, denominator: 1 });

function wrong(
  studentId: string,
  tag: string | null,
  changes: Partial<WrongAnswer> = {},
): WrongAnswer {
  return { studentId, step: 'QB', playerId: 1, answer: whole(1), misconception: tag, ...changes };
}

const students = (names: string, stepsRight = 1): StudentWithRightStepCount[] =>
  [...names].map((id) => ({ id, stepsRight }));

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
    expect(proposeWorkGroups(students('abcdefgh'), answers)).toEqual({
      groups: [
        { tags: ['carry-lost'], learners: ['a', 'b', 'c'], helpers: ['g'] },
        { tags: ['carry-lost'], learners: ['d', 'e', 'f'], helpers: ['h'] },
      ],
      challenges: [],
      onTheWay: [],
      notStarted: [],
    });
  });

  it('are of four with the same mistake when nobody can help', () => {
    const answers = [...'abcdefgh'].map((id) => wrong(id, 'carry-lost'));
    const { groups } = proposeWorkGroups(students('abcdefgh'), answers);
    expect(groups.map(({ learners }) => learners.join(''))).toEqual(['abcd', 'efgh']);
  });

  it('put somebody where the mistake made most often is, and a known one before an unknown one', () => {
    const answers = [
      ...['carry-lost', 'carry-lost', 'minus-dropped', null, null, null].map((tag) =>
        wrong('a', tag),
      ),
      wrong('b', 'carry-lost'),
      wrong('c', null),
      wrong('d', null),
    ];
    expect(proposeWorkGroups(students('abcd'), answers).groups).toEqual([
      { tags: ['carry-lost'], learners: ['a', 'b'], helpers: [] },
      { tags: [UNEXPLAINED_TAG], learners: ['c', 'd'], helpers: [] },
    ]);
  });

  it('leave nobody alone with a mistake while others are alone too', () => {
    const answers = [
      wrong('a', 'carry-lost'),
      wrong('b', 'minus-dropped'),
      wrong('c', 'sign-turned'),
    ];
    expect(proposeWorkGroups(students('abc'), answers).groups).toEqual([
      {
        tags: ['carry-lost', 'minus-dropped', 'sign-turned'],
        learners: ['a', 'b', 'c'],
        helpers: [],
      },
    ]);
  });

  it('give helpers that no group needs a harder question together, and name those who have not begun', () => {
    const answers = [wrong('a', 'carry-lost'), wrong('b', 'carry-lost')];
    const all = [...students('abcdefgh', 9), ...students('ij', 8), ...students('xy', 0)];
    expect(proposeWorkGroups(all, answers)).toMatchObject({
      groups: [{ learners: ['a', 'b'], helpers: ['c'] }],
      challenges: [
        ['d', 'e', 'f'],
        ['g', 'h'],
      ],
      onTheWay: ['i', 'j'],
      notStarted: ['x', 'y'],
    });
  });

  it('are empty for an empty class', () => {
    expect(proposeWorkGroups([], [])).toEqual({
      groups: [],
      challenges: [],
      onTheWay: [],
      notStarted: [],
    });
  });

  const classes = fc.uniqueArray(fc.nat(200), { maxLength: 34 }).chain((ids) =>
    fc.record({
      students: fc.constant(ids.map((id) => `s${id}`)),
      right: fc.array(fc.nat(9), { minLength: ids.length, maxLength: ids.length }),
      wrong: fc.array(
        fc.record({
          studentId:
            ids.length > 0
              ? fc.constantFrom(...ids.map((id) => `s${id}`), 'left-the-class')
              : fc.constant('left-the-class'),
          step: fc.constantFrom(...STEP_KEYS),
          playerId: fc.constantFrom(1, 2, null),
          answer: fc.integer({ min: -3, max: 3 }).map(whole),
          misconception: fc.constantFrom(
            'carry-lost',
            'minus-dropped',
            'line-left-out',
            'any-rate',
            null,
          ),
        }),
        { maxLength: 120 },
      ),
    }),
  );

  it('hold every student exactly once, at most four together and at most one helper with learners', () => {
    fc.assert(
      fc.property(classes, ({ students: ids, right, wrong: answers }) => {
        const { groups, challenges, onTheWay, notStarted } = proposeWorkGroups(
          ids.map((id, index) => ({ id, stepsRight: right[index] ?? 0 })),
          answers,
        );
        const placed = [
          ...groups.flatMap(({ learners, helpers }) => [...learners, ...helpers]),
          ...challenges.flat(),
          ...onTheWay,
          ...notStarted,
        ];
        expect(placed.toSorted()).toEqual(ids.toSorted());
        for (const { learners, helpers, tags } of groups) {
          expect(learners.length).toBeGreaterThan(0);
          expect(learners.length + helpers.length).toBeLessThanOrEqual(MAX_WORK_GROUP_SIZE);
          expect(helpers.length).toBeLessThanOrEqual(1);
          for (const id of learners) {
            const own = answers
              .filter(({ studentId }) => studentId === id)
              .map(({ misconception }) => misconception ?? UNEXPLAINED_TAG);
            expect(own.some((tag) => tags.includes(tag))).toBe(true);
          }
        }
        for (const part of challenges) expect(part.length).toBeLessThanOrEqual(MAX_WORK_GROUP_SIZE);
        expect(groups.filter(({ learners }) => learners.length === 1).length).toBeLessThanOrEqual(
          1,
        );
      }),
    );
  });

  it('and the mistakes are the same in whatever order the answers come', () => {
    fc.assert(
      fc.property(classes, fc.nat(), ({ students: ids, wrong: answers }, turn) => {
        const all = ids.map((id) => ({ id, stepsRight: 1 }));
        const at = answers.length > 0 ? turn % answers.length : 0;
        const turned = [...answers.slice(at), ...answers.slice(0, at)].toReversed();
        expect(proposeWorkGroups(all, turned)).toEqual(proposeWorkGroups(all, answers));
        expect(topMistakes(turned)).toEqual(topMistakes(answers));
      }),
    );
  });
});

describe('which answer of a mistake is shown', () => {
  const sampleOf = (...answers: WrongAnswer[]) => topMistakes(answers)[0]?.sample;
  const team = { step: 'TEAM', playerId: null } as const;

  it('is the one given most often, whoever is first', () => {
    expect(
      sampleOf(
        wrong('a', 'k', { answer: whole(1) }),
        wrong('b', 'k', { answer: whole(2) }),
        wrong('c', 'k', { answer: whole(2) }),
      ),
    ).toEqual(wrong('b', 'k', { answer: whole(2) }));
  });

  it('is about the player where the same number was given for two', () => {
    expect(
      sampleOf(
        wrong('a', 'k', { playerId: 2 }),
        wrong('b', 'k', { playerId: 3 }),
        wrong('c', 'k', { playerId: 3 }),
      ),
    ).toEqual(wrong('b', 'k', { playerId: 3 }));
  });

  it('is that of the first step of the card among as many, and then by its text', () => {
    expect(
      sampleOf(
        wrong('a', 'k', { step: 'K' }),
        wrong('b', 'k', { step: 'RB1' }),
        wrong('c', 'k', { step: 'TE' }),
      ),
    ).toEqual(wrong('b', 'k', { step: 'RB1' }));
    expect(
      sampleOf(wrong('a', 'k', { answer: whole(7) }), wrong('b', 'k', { answer: whole(3) })),
    ).toEqual(wrong('b', 'k', { answer: whole(3) }));
  });

  it('is about the team only where nothing else is', () => {
    expect(sampleOf(wrong('a', 'k', team))).toEqual(wrong('a', 'k', team));
    expect(
      sampleOf(wrong('a', 'k', team), wrong('b', 'k', team), wrong('c', 'k', { step: 'DEF' })),
    ).toEqual(wrong('c', 'k', { step: 'DEF' }));
  });

  it('stands under as many mistakes as were asked for, equal ones in the order of their names', () => {
    const answers = ['d', 'b', 'e', 'a', 'c'].map((tag) => wrong('x', tag));
    expect(topMistakes(answers).map(({ tag }) => tag)).toEqual(['a', 'b', 'c']);
    expect(topMistakes(answers, 4).map(({ tag }) => tag)).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('who works with whom, in each corner', () => {
  const groupsOf = (names: string, answers: WrongAnswer[], helpers = '') =>
    proposeWorkGroups([...students(names, 0), ...students(helpers)], answers).groups.map(
      ({ tags, learners, helpers: own }) =>
        [tags.join('+'), learners.join(''), own.join('')].join(' '),
    );
  const all = (names: string, tag: string | null) => [...names].map((id) => wrong(id, tag));

  it('gives the smallest groups a helper where helpers are few', () => {
    expect(
      groupsOf('abcdefgh', [...all('abcd', 'k'), ...all('efg', 'l'), wrong('h', 'l')], 'x'),
    ).toEqual(['k abcd ', 'l efgh ']);
    expect(groupsOf('abcdefg', [...all('abcde', 'k'), ...all('fg', 'l')], 'x')).toEqual([
      'k abc ',
      'k de x',
      'l fg ',
    ]);
    expect(groupsOf('abcdef', [...all('abcd', 'k'), ...all('ef', 'l')], 'x')).toEqual([
      'k abcd ',
      'l ef x',
    ]);
  });

  it('lets one who is alone join the smallest group that has a place, and keep to the own mistake', () => {
    expect(groupsOf('abcdef', [...all('abc', 'k'), ...all('de', 'l'), wrong('f', 'm')])).toEqual([
      'k abc ',
      'l+m def ',
    ]);
    expect(groupsOf('abcde', [...all('abcd', 'k'), wrong('e', 'm')])).toEqual(['k abcd ', 'm e ']);
    expect(groupsOf('a', [wrong('a', 'm')])).toEqual(['m a ']);
  });

  it('puts the mistake of most students first, equal ones by name, and what nobody can explain last', () => {
    expect(
      groupsOf('abcdefgh', [
        ...all('ab', null),
        ...all('cd', 'l'),
        ...all('ef', 'k'),
        ...all('gh', null),
      ]),
    ).toEqual(['k ef ', 'l cd ', `${UNEXPLAINED_TAG} abgh `]);
    expect(groupsOf('abcde', [...all('ab', 'k'), ...all('cde', 'l')])).toEqual(['l cde ', 'k ab ']);
  });

  it('takes among mistakes made as often the one that most students make, and then by name', () => {
    expect(
      groupsOf('abc', [wrong('a', 'k'), wrong('a', 'l'), wrong('b', 'l'), wrong('c', 'l')]),
    ).toEqual(['l abc ']);
    expect(
      groupsOf('ab', [wrong('a', 'm'), wrong('a', 'l'), wrong('b', 'l'), wrong('b', 'm')]),
    ).toEqual(['l ab ']);
    expect(
      groupsOf('ab', [wrong('a', 'm'), wrong('a', 'm'), wrong('a', 'l'), wrong('b', 'm')]),
    ).toEqual(['m ab ']);
  });

  it('looks at nobody who has left the class, and takes a wrong answer for a beginning', () => {
    expect(proposeWorkGroups([{ id: 'a', stepsRight: 0 }], all('az', 'k'))).toEqual({
      groups: [{ tags: ['k'], learners: ['a'], helpers: [] }],
      challenges: [],
      onTheWay: [],
      notStarted: [],
    });
    expect(proposeWorkGroups([{ id: 'a', stepsRight: 0 }], all('z', 'k'))).toMatchObject({
      groups: [],
      notStarted: ['a'],
    });
  });

  it('parts five into three and two, and nine helpers into threes', () => {
    expect(groupsOf('abcde', all('abcde', 'k'))).toEqual(['k abc ', 'k de ']);
    expect(
      proposeWorkGroups(students('abcdefghi', 9), []).challenges.map((part) => part.join('')),
    ).toEqual(['abc', 'def', 'ghi']);
  });
});

describe('groups that are kept', () => {
  it('have everyone in one of them: as proposed, then who has not begun, where there is room', () => {
    const answers = [...'abcdef'].map((id) => wrong(id, 'carry-lost'));
    const proposed = proposeWorkGroups([...students('abcdefg'), ...students('xyz', 0)], answers);
    expect(groupsForEveryone(proposed)).toEqual([
      ['a', 'b', 'c', 'g'],
      ['d', 'e', 'f', 'x'],
      ['y', 'z'],
    ]);
  });

  it('stay the same while what they work on changes, and a new student joins the smallest', () => {
    const kept = [
      ...students('abc').map((student) => ({ ...student, group: 1 })),
      ...students('de').map((student) => ({ ...student, group: 2 })),
      ...students('n', 0).map((student) => ({ ...student, group: null })),
    ];
    expect(
      buildSavedWorkGroups(kept, [wrong('a', 'carry-lost'), wrong('d', 'minus-dropped')]),
    ).toEqual([
      { tags: ['carry-lost'], learners: ['a'], helpers: ['b', 'c'] },
      { tags: ['minus-dropped'], learners: ['d', 'n'], helpers: ['e'] },
    ]);
  });

  it('take one more where others have made the same mistake, and leave who has such company where they are', () => {
    const inGroups = (groups: Record<string, string>, alone = '') => [
      ...Object.entries(groups).flatMap(([number, ids]) =>
        students(ids).map((student) => ({ ...student, group: Number(number) })),
      ),
      ...students(alone).map((student) => ({ ...student, group: null })),
    ];
    const answers = [...'ade']
      .map((id) => wrong(id, 'carry-lost'))
      .concat(wrong('b', 'minus-dropped'));
    const goes = (groups: Record<string, string>, alone = '') =>
      bestGroupNumberForStudent(inGroups(groups, alone), answers, 'a');
    // d and e have made the same mistake as a; of two groups that fit equally, a joins the smaller.
    expect(goes({ 1: 'abc', 2: 'de' })).toBe(2);
    expect(goes({ 1: 'abc', 2: 'dfg', 3: 'eh' })).toBe(3);
    expect(goes({ 1: 'ad', 2: 'efgh' })).toBe(1);
    // Nobody else made that mistake: a stays in the own group, or joins the smallest without one.
    expect(goes({ 1: 'abc', 2: 'f' })).toBe(1);
    expect(goes({ 1: 'bc', 2: 'f' }, 'a')).toBe(2);
    expect(goes({ 1: 'bcfg', 2: 'h', 5: 'de' }, 'a')).toBe(5);
  });

  it('are whole, whatever the class did', () => {
    const anyClass = fc.array(
      fc.record({
        stepsRight: fc.nat({ max: 9 }),
        tag: fc.constantFrom(null, 'none', 'carry-lost', 'minus-dropped'),
      }),
      {
        maxLength: 32,
      },
    );
    fc.assert(
      fc.property(anyClass, (all) => {
        const members = all.map(({ stepsRight }, index) => ({ id: `s${index}`, stepsRight }));
        const answers = all.flatMap(({ tag }, index) =>
          tag === 'none' ? [] : [wrong(`s${index}`, tag)],
        );
        const lasting = groupsForEveryone(proposeWorkGroups(members, answers));
        expect(lasting.flat().toSorted()).toEqual(members.map(({ id }) => id).toSorted());
        expect(lasting.every(({ length }) => length >= 1 && length <= MAX_WORK_GROUP_SIZE)).toBe(
          true,
        );
      }),
    );
  });
});
