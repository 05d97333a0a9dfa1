import fc from 'fast-check';
import { playerContext, type StepContext, teamContext } from '@/lib/domain/answers/step-context';
import { toMixed } from '@/lib/domain/numbers/fractions';
import { anyStep, readAnswer } from '@/lib/domain/testing/steps';
import {
  ALL_SKILLS,
  countSkills,
  isReadyForLevel2,
  type Skill,
  type SkillOpportunity,
  type StepForSkills,
  skillChancesOfStep,
  skillExample,
  skillOpportunitiesOfLesson,
  skillStandard,
  skillsOfStep,
} from './skills';

const runner = (stats: Record<string, number>, level: 1 | 2 = 1): StepContext =>
  playerContext({ position: 'RB', level, stats });
const kicker = (level: 1 | 2) =>
  playerContext({
    position: 'K',
    level,
    stats: {
      ExtraPointsMade: 3,
      FieldGoalsMade: 2,
      FieldGoalsMade0to19: 0,
      FieldGoalsMade20to29: 2,
    },
  });
const team = (...answers: string[]): StepContext =>
  teamContext(
    answers.map((answer, index) => ({ label: `Starter ${index}`, value: readAnswer(answer) })),
  );

/** 84 rushing yards make 8 2/5, 35 receiving yards 3 1/2. */
const TWO_LINES = runner({ RushingYards: 84, ReceivingYards: 35, Receptions: 2 });

const step = (facts: Partial<StepForSkills<string>> = {}): StepForSkills<string> => ({
  attempts: 1,
  correct: true,
  completedAt: 'then',
  ...facts,
});
const shown = (chances: readonly SkillOpportunity[]) =>
  Object.fromEntries(chances.map(({ skill, right }) => [skill, right]));

describe('which skills a card asks for', () => {
  it.each<[string, StepContext, Skill[]]>([
    ['60 yards come out whole', runner({ RushingYards: 60 }), ['formula', 'unit-fraction']],
    [
      '63 yards leave a remainder',
      runner({ RushingYards: 63 }),
      ['formula', 'unit-fraction', 'remainder'],
    ],
    [
      '84 yards leave 4/10',
      runner({ RushingYards: 84 }),
      ['formula', 'unit-fraction', 'remainder', 'equal-fractions'],
    ],
    [
      '2/5 and 1/2 are unlike',
      TWO_LINES,
      ['formula', 'unit-fraction', 'remainder', 'equal-fractions', 'unlike-sums'],
    ],
    [
      '1/10 and 3/10 are like',
      runner({ RushingYards: 61, ReceivingYards: 23 }),
      ['formula', 'unit-fraction', 'remainder', 'equal-fractions', 'like-sums'],
    ],
    [
      'yards below zero',
      runner({ RushingYards: -3 }),
      ['formula', 'unit-fraction', 'remainder', 'below-zero'],
    ],
    ['a kicker with whole numbers', kicker(1), ['formula']],
    ['a kicker with 3/4 and 5/2', kicker(2), ['formula', 'mixed-rate']],
    ['nothing happened', runner({}), []],
    [
      'a team of halves and tenths',
      team('1 1/2', '2', '3/10', '4 1/2'),
      ['like-sums', 'unlike-sums'],
    ],
    ['a team whose tenths make 4/10', team('3/10', '2', '1/10'), ['equal-fractions', 'like-sums']],
    ['a team of whole numbers', team('1', '2'), []],
  ])('%s', (_, context, skills) => {
    expect(skillsOfStep(context)).toEqual(skills);
  });

  it('has a Common Core code for each', () => {
    for (const skill of ALL_SKILLS)
      expect(skillStandard(skill)).toMatch(/^\d\.[A-Z]{1,3}\.[A-C]\.\d$/);
  });
});

describe('what the first try at a step shows', () => {
  it('shows every skill of the card when it is right', () => {
    expect(shown(skillChancesOfStep(TWO_LINES, step()))).toEqual({
      formula: true,
      'unit-fraction': true,
      remainder: true,
      'equal-fractions': true,
      'unlike-sums': true,
    });
  });

  it('shows nothing before the first try', () => {
    expect(skillChancesOfStep(TWO_LINES, step({ attempts: 0, correct: false }))).toEqual([]);
    expect(skillChancesOfStep(TWO_LINES, step({ attempts: 0 }))).toEqual([]);
  });

  it.each<[string, StepForSkills<string>['firstWrong'], Partial<Record<Skill, false>>]>([
    ['a remainder that was dropped', { tag: 'remainder-dropped' }, { remainder: false }],
    ['denominators that were added', { tag: 'added-straight-across' }, { 'unlike-sums': false }],
    ['a line that was left out', { tag: 'line-left-out' }, { formula: false }],
    [
      'a line that does not fit',
      { tag: null, lines: [0], addsUp: true },
      { 'unit-fraction': false, remainder: false },
    ],
    [
      'a line of whole numbers that does not fit',
      { tag: null, lines: [2], addsUp: true },
      { formula: false },
    ],
    [
      'a sum of lines that fit',
      { tag: 'cannot-tell', lines: [], addsUp: false },
      { 'unlike-sums': false },
    ],
  ])('misses what %s points at, and says nothing of the rest', (_, firstWrong, missed) => {
    expect(shown(skillChancesOfStep(TWO_LINES, step({ attempts: 3, firstWrong })))).toEqual(missed);
  });

  it.each([null, 'cannot-tell', 'one-line', 'any-fraction', 'a-name-of-an-older-release'])(
    'misses every skill of the card where nothing is known, so that none is claimed (%s)',
    (tag) => {
      expect(
        shown(skillChancesOfStep(TWO_LINES, step({ attempts: 2, firstWrong: { tag } }))),
      ).toEqual({
        formula: false,
        'unit-fraction': false,
        remainder: false,
        'unlike-sums': false,
      });
    },
  );

  it('counts a wrong first try at once, and a step of before by the newest mistake that it kept', () => {
    expect(
      shown(
        skillChancesOfStep(
          TWO_LINES,
          step({ correct: false, completedAt: null, hints: { tag: 'remainder-dropped' } }),
        ),
      ),
    ).toEqual({
      remainder: false,
    });
  });

  it('never counts a card that was done together as right at the first try', () => {
    const together = skillChancesOfStep(TWO_LINES, step({ together: true }));
    expect(together.every(({ right }) => !right)).toBe(true);
  });

  it('counts the twin as a chance of its own, for the skills that its own numbers ask for', () => {
    const chances = skillChancesOfStep(
      TWO_LINES,
      step({
        attempts: 7,
        together: true,
        firstWrong: { tag: 'remainder-dropped' },
        twin: { attempts: 1, correct: true, counts: [63, 0, 0, 40, 0] },
      }),
    );
    expect(chances).toEqual([
      { skill: 'remainder', right: false },
      { skill: 'formula', right: true },
      { skill: 'unit-fraction', right: true },
      { skill: 'remainder', right: true },
    ]);
  });

  it('asks for lowest terms once the number is right', () => {
    expect(shown(skillChancesOfStep(TWO_LINES, step({ longForm: true })))).toMatchObject({
      'equal-fractions': false,
      'unlike-sums': true,
    });
  });

  it('counts the tries from before a correction of the NFL', () => {
    const correction = { tries: 1, completedAt: 'earlier' };
    expect(
      shown(skillChancesOfStep(TWO_LINES, step({ attempts: 4, correct: false, correction }))),
    ).toMatchObject({ remainder: true });
  });

  it.each([
    [9, true],
    [18, true],
    [8, false],
    [19, false],
    [-40, false],
  ])('calls a guess of %i for 13 9/10 close: %s', (estimate, right) => {
    expect(shown(skillChancesOfStep(TWO_LINES, step({ estimate })))).toMatchObject({
      estimate: right,
    });
  });

  it('points only at skills of the card, whatever went wrong', () => {
    fc.assert(
      fc.property(
        anyStep,
        fc.option(
          fc.constantFrom(
            'remainder-dropped',
            'any-whole',
            'minus-dropped',
            'line-twice',
            'counts-added',
            'nonsense',
          ),
        ),
        fc.array(fc.nat(9)),
        fc.option(fc.boolean()),
        (context, tag, lines, addsUp) => {
          const chances = skillChancesOfStep(
            context,
            step({ attempts: 2, firstWrong: { tag, lines, addsUp } }),
          );
          const own = skillsOfStep(context);
          expect(chances.every(({ skill, right }) => !right && own.includes(skill as never))).toBe(
            true,
          );
        },
      ),
    );
  });
});

const of = (skill: Skill, marks: string): SkillOpportunity[] =>
  [...marks].map((mark) => ({ skill, right: mark === 'x' }));

describe('what is counted', () => {
  it.each<[string, boolean, boolean]>([
    ['xxxxxxxx..', true, false],
    ['xxxxxxx...', false, false],
    ['..xxxxxxxx', true, false],
    ['.....xxxxxxxxxx', true, false],
    ['xxxxxxxxxx.....', false, false],
    ['xxxx', false, false],
    ['xxxx.', true, false],
    ['xxx..', false, false],
    ['xx...', false, true],
    ['....', false, false],
  ])('of %s, newest last: can do %s, needs a hand %s', (marks, canDo, needsHand) => {
    expect(countSkills(of('remainder', marks))).toEqual([
      expect.objectContaining({ skill: 'remainder', canDo, needsHand }),
    ]);
  });

  it('shows the last ten and no more, and no skill without a chance', () => {
    const [count, ...others] = countSkills(of('circle', '.xxxxxxxxx.'));
    expect(count).toMatchObject({
      right: 9,
      last: [true, true, true, true, true, true, true, true, true, false],
    });
    expect(others).toEqual([]);
  });

  it('counts the steps of a lesson for its graph, and none of a type that is not known', () => {
    expect(
      skillOpportunitiesOfLesson('histogram', [
        { attempts: 1, correct: true },
        { attempts: 2, correct: true },
        { attempts: 0, correct: false },
      ]),
    ).toEqual([
      { skill: 'histogram', right: true },
      { skill: 'histogram', right: false },
    ]);
    expect(skillOpportunitiesOfLesson('remainder', [{ attempts: 1, correct: true }])).toEqual([]);
  });

  it('says ready for level 2 when all three skills below it are there', () => {
    const ready = (['unit-fraction', 'remainder', 'unlike-sums'] as const).flatMap((skill) =>
      of(skill, 'xxxxx'),
    );
    expect(isReadyForLevel2(countSkills(ready))).toBe(true);
    expect(
      isReadyForLevel2(countSkills(ready.filter(({ skill }) => skill !== 'unlike-sums'))),
    ).toBe(false);
    expect(isReadyForLevel2(countSkills([...ready, ...of('remainder', '...')]))).toBe(false);
  });
});

describe('an example in numbers', () => {
  it('is from the card', () => {
    expect(skillExample('unit-fraction', TWO_LINES)).toEqual({
      kind: 'product',
      count: 84,
      rate: readAnswer('1/10'),
    });
    expect(skillExample('remainder', TWO_LINES)).toEqual({
      kind: 'quotient',
      count: 84,
      by: 10,
      value: readAnswer('8 2/5'),
    });
    expect(skillExample('unlike-sums', TWO_LINES)).toEqual({
      kind: 'sum',
      parts: [readAnswer('8 2/5'), readAnswer('3 1/2')],
    });
    expect(skillExample('equal-fractions', TWO_LINES)).toEqual({
      kind: 'equal',
      from: { wholeNumber: 0, numerator: 4, denominator: 10 },
      to: readAnswer('2/5'),
    });
    expect(skillExample('below-zero', TWO_LINES)).toBeNull();
  });

  it('is never the whole answer of a card with more than one line', () => {
    const whole = toMixed(TWO_LINES.total);
    expect(JSON.stringify(skillExample('remainder', TWO_LINES))).not.toContain(
      JSON.stringify(whole),
    );
  });
});
