import fc from 'fast-check';
import {
  makePlayerStepContext,
  makeTeamStepContext,
  type StepContext,
} from '@/lib/domain/answers/step-context';
import {
  MISTAKEN_CALCULATION_STAGES,
  type MistakeLocation,
} from '@/lib/domain/learning/mistake-location';
import { toMixed } from '@/lib/domain/numbers/fractions';
import { anyStepContext, parseAnswerText } from '@/lib/domain/testing/steps';
import {
  ALL_SKILLS,
  isReadyForLevel2,
  isRightOnFirstTryOrNull,
  overallFirstTryResultsWithTwin,
  type Skill,
  type SkillFirstTryResult,
  type SkillOpportunity,
  type SkillStatus,
  type StepForSkills,
  skillExample,
  skillOpportunitiesOfLesson,
  skillOpportunitiesOfStep,
  skillRecordsFromOpportunities,
  skillStandard,
  skillsOfStep,
} from './skills';

const runner = (stats: Record<string, number>, level: 1 | 2 = 1): StepContext =>
  makePlayerStepContext({ position: 'RB', rules: level, stats });
const kicker = (level: 1 | 2) =>
  makePlayerStepContext({
    position: 'K',
    rules: level,
    stats: {
      ExtraPointsMade: 3,
      FieldGoalsMade: 2,
      FieldGoalsMade0to19: 0,
      FieldGoalsMade20to29: 2,
    },
  });
const team = (...answers: string[]): StepContext =>
  makeTeamStepContext(
    answers.map((answer, index) => ({ label: `Starter ${index}`, value: parseAnswerText(answer) })),
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
  Object.fromEntries(chances.map(({ skill, result }) => [skill, result]));

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
    expect(shown(skillOpportunitiesOfStep(TWO_LINES, step()))).toEqual({
      formula: 'right',
      'unit-fraction': 'right',
      remainder: 'right',
      'equal-fractions': 'right',
      'unlike-sums': 'right',
    });
  });

  it('shows nothing before the first try', () => {
    expect(skillOpportunitiesOfStep(TWO_LINES, step({ attempts: 0, correct: false }))).toEqual([]);
    expect(skillOpportunitiesOfStep(TWO_LINES, step({ attempts: 0 }))).toEqual([]);
  });

  it.each<[string, MistakeLocation[], ReturnType<typeof shown>]>([
    ['a remainder', [{ part: 'rest', lines: [0] }], { remainder: 'missed' }],
    ['a remainder in one of two lines', [{ part: 'rest', lines: [0, 3] }], { remainder: 'missed' }],
    ['a rule', [{ part: 'rule', lines: [3] }], { 'unit-fraction': 'missed' }],
    ['the rule of a whole rate', [{ part: 'rule', lines: [2] }], { formula: 'missed' }],
    ['the adding', [{ part: 'adding', lines: [] }], { 'unlike-sums': 'missed' }],
    ['the writing', [{ part: 'writing', lines: [] }], { 'equal-fractions': 'missed' }],
    ['the numbers', [{ part: 'numbers', lines: [] }], { formula: 'missed' }],
    [
      'two places',
      [
        { part: 'rest', lines: [0] },
        { part: 'adding', lines: [] },
      ],
      { remainder: 'missed', 'unlike-sums': 'missed' },
    ],
  ])('misses %s, and says nothing of the rest', (_, broke, missed) => {
    const wrong = step({ attempts: 3, firstWrong: { tag: null, broke } });
    expect(shown(skillOpportunitiesOfStep(TWO_LINES, wrong))).toEqual(missed);
    expect(overallFirstTryResultsWithTwin(TWO_LINES, wrong)).toEqual(['missed']);
  });

  it.each<[string, MistakeLocation[], Skill[]]>([
    [
      'nothing is known',
      [{ part: 'unknown', lines: [] }],
      ['formula', 'unit-fraction', 'remainder', 'equal-fractions', 'unlike-sums'],
    ],
    [
      'only the line is known',
      [{ part: 'unknown', lines: [0] }],
      ['formula', 'unit-fraction', 'remainder'],
    ],
    [
      'the rule is one of two that are different skills',
      [{ part: 'rule', lines: [0, 2] }],
      ['formula', 'unit-fraction'],
    ],
    [
      'the card doesn’t ask for it',
      [{ part: 'sign', lines: [] }],
      ['formula', 'unit-fraction', 'remainder', 'equal-fractions', 'unlike-sums'],
    ],
  ])('is unknown where %s: no skill is missed, and none is right', (_, broke, skills) => {
    const wrong = step({ attempts: 3, firstWrong: { tag: null, broke } });
    expect(shown(skillOpportunitiesOfStep(TWO_LINES, wrong))).toEqual(
      Object.fromEntries(skills.map((skill) => [skill, 'unknown'])),
    );
    expect(overallFirstTryResultsWithTwin(TWO_LINES, wrong)).toEqual(['unknown']);
  });

  it('can’t tell like from unlike where a sum has both, nor the rest of 7 × 3/4 from its rate', () => {
    const both = team('1 1/2', '2', '3/10', '4 1/2');
    const adding: MistakeLocation[] = [{ part: 'adding', lines: [] }];
    const wrong = (broke: MistakeLocation[]) =>
      step({ attempts: 2, firstWrong: { tag: null, broke } });
    expect(shown(skillOpportunitiesOfStep(both, wrong(adding)))).toEqual({
      'like-sums': 'unknown',
      'unlike-sums': 'unknown',
    });
    const halves: MistakeLocation[] = [{ part: 'adding', lines: [0, 3] }];
    expect(shown(skillOpportunitiesOfStep(both, wrong(halves)))).toEqual({ 'like-sums': 'missed' });
    // Numerators that weren't scaled, say: like fractions need no scaling.
    const scaling: MistakeLocation[] = [{ part: 'unlike', lines: [] }];
    expect(shown(skillOpportunitiesOfStep(both, wrong(scaling)))).toEqual({
      'unlike-sums': 'missed',
    });
    const inHalves: MistakeLocation[] = [{ part: 'unlike', lines: [0, 3] }];
    expect(shown(skillOpportunitiesOfStep(both, wrong(inHalves)))).toEqual({
      'like-sums': 'missed',
    });
    const rest: MistakeLocation[] = [{ part: 'rest', lines: [0] }];
    expect(shown(skillOpportunitiesOfStep(kicker(2), wrong(rest)))).toEqual({
      'mixed-rate': 'unknown',
    });
  });

  it.each<[string, StepForSkills<string>['firstWrong'], ReturnType<typeof shown>]>([
    ['a remainder that was dropped', { tag: 'remainder-dropped' }, { remainder: 'missed' }],
    ['denominators that were added', { tag: 'added-straight-across' }, { 'unlike-sums': 'missed' }],
    ['a line that was left out', { tag: 'line-left-out' }, { formula: 'missed' }],
    [
      'a line with a remainder that was dropped',
      { tag: 'remainder-dropped', lines: [0], addsUp: true },
      { remainder: 'missed' },
    ],
    [
      'a line that does not fit',
      { tag: null, lines: [0], addsUp: true },
      { formula: 'unknown', 'unit-fraction': 'unknown', remainder: 'unknown' },
    ],
    [
      'a sum of lines that fit',
      { tag: 'cannot-tell', lines: [], addsUp: false },
      { 'unlike-sums': 'missed' },
    ],
    [
      'a sum that is written in another way',
      { tag: 'run-together', lines: [], addsUp: false },
      { 'equal-fractions': 'missed' },
    ],
  ])('reads %s from a step of an older version', (_, firstWrong, expected) => {
    expect(shown(skillOpportunitiesOfStep(TWO_LINES, step({ attempts: 3, firstWrong })))).toEqual(
      expected,
    );
  });

  it.each([
    null,
    'cannot-tell',
    'one-line',
    'any-fraction',
    'any-slip',
    'a-name-of-an-older-release',
  ])('is unknown for every skill of the card where an older step says nothing (%s)', (tag) => {
    const wrong = step({ attempts: 2, firstWrong: { tag } });
    const results = skillOpportunitiesOfStep(TWO_LINES, wrong).map(({ result }) => result);
    expect(results).toEqual(Array(5).fill('unknown'));
  });

  it('counts a wrong first try at once, and a step of before by the newest mistake that it kept', () => {
    expect(
      shown(
        skillOpportunitiesOfStep(
          TWO_LINES,
          step({ correct: false, completedAt: null, hints: { tag: 'remainder-dropped' } }),
        ),
      ),
    ).toEqual({ remainder: 'missed' });
  });

  it('never counts a card that was done together as right at the first try', () => {
    const together = skillOpportunitiesOfStep(TWO_LINES, step({ together: true }));
    expect(together.some(({ result }) => result === 'right')).toBe(false);
  });

  it('tells nothing of a card that was counted from paper, after a wrong try either', () => {
    const paper = step({ paper: {} });
    expect([
      isRightOnFirstTryOrNull(paper),
      overallFirstTryResultsWithTwin(TWO_LINES, paper),
    ]).toEqual([null, []]);
    expect(skillOpportunitiesOfStep(TWO_LINES, paper)).toEqual([]);
  });

  it('counts the twin as a chance of its own, for the skills that its own numbers ask for', () => {
    const chances = skillOpportunitiesOfStep(
      TWO_LINES,
      step({
        attempts: 7,
        together: true,
        firstWrong: { tag: 'remainder-dropped' },
        twin: { attempts: 1, correct: true, counts: [63, 0, 0, 40, 0] },
      }),
    );
    expect(chances).toEqual([
      { skill: 'remainder', result: 'missed' },
      { skill: 'formula', result: 'right' },
      { skill: 'unit-fraction', result: 'right' },
      { skill: 'remainder', result: 'right' },
    ]);
  });

  it('counts a wrong twin where it broke, and an older one as unknown', () => {
    const twin = { attempts: 2, correct: true, counts: [63, 0, 0, 40, 0] };
    const broke: MistakeLocation[] = [{ part: 'rest', lines: [0] }];
    const known = step({ twin: { ...twin, firstWrong: { tag: null, broke } } });
    const ofTwin = (tried: StepForSkills<string>) =>
      shown(skillOpportunitiesOfStep(TWO_LINES, tried).slice(5));
    expect(ofTwin(known)).toEqual({ remainder: 'missed' });
    expect(overallFirstTryResultsWithTwin(TWO_LINES, known)).toEqual(['right', 'missed']);
    expect(ofTwin(step({ twin }))).toEqual({
      formula: 'unknown',
      'unit-fraction': 'unknown',
      remainder: 'unknown',
    });
    expect(overallFirstTryResultsWithTwin(TWO_LINES, step({ twin }))).toEqual(['right', 'unknown']);
  });

  it('asks for lowest terms once the number is right', () => {
    expect(shown(skillOpportunitiesOfStep(TWO_LINES, step({ longForm: true })))).toMatchObject({
      'equal-fractions': 'missed',
      'unlike-sums': 'right',
    });
  });

  it('counts the tries from before a correction of the NFL', () => {
    const correction = { tries: 1, completedAt: 'earlier' };
    expect(
      shown(skillOpportunitiesOfStep(TWO_LINES, step({ attempts: 4, correct: false, correction }))),
    ).toMatchObject({ remainder: 'right' });
  });

  it.each([
    [9, true],
    [18, true],
    [8, false],
    [19, false],
    [-40, false],
  ])('calls a guess of %i for 13 9/10 close: %s', (estimate, right) => {
    expect(shown(skillOpportunitiesOfStep(TWO_LINES, step({ estimate })))).toMatchObject({
      estimate: right ? 'right' : 'missed',
    });
  });

  it('points only at skills of the card, and counts each wrong first try once, whatever went wrong', () => {
    const anyBreak = fc.record({
      part: fc.constantFrom(...MISTAKEN_CALCULATION_STAGES),
      lines: fc.array(fc.nat(9)),
    });
    fc.assert(
      fc.property(
        anyStepContext,
        fc.option(fc.constantFrom('remainder-dropped', 'any-whole', 'line-twice', 'nonsense')),
        fc.array(fc.nat(9)),
        fc.option(fc.boolean()),
        fc.option(fc.array(anyBreak), { nil: undefined }),
        (context, tag, lines, addsUp, broke) => {
          const wrong = step({ attempts: 2, firstWrong: { tag, lines, addsUp, broke } });
          const chances = skillOpportunitiesOfStep(context, wrong);
          const own: readonly Skill[] = skillsOfStep(context);
          expect(chances.every(({ skill }) => own.includes(skill))).toBe(true);
          expect(chances.some(({ result }) => result === 'right')).toBe(false);
          const isMissed = chances.some(({ result }) => result === 'missed');
          expect(overallFirstTryResultsWithTwin(context, wrong)).toEqual([
            isMissed ? 'missed' : 'unknown',
          ]);
          // A wrong try that has no dot would hide behind the right ones.
          expect(chances.length > 0 || own.length === 0).toBe(true);
        },
      ),
    );
  });
});

/** x right, o missed, ? unknown. */
const RESULTS: Readonly<Record<string, SkillFirstTryResult>> = {
  x: 'right',
  o: 'missed',
  '?': 'unknown',
};
const of = (skill: Skill, marks: string): SkillOpportunity[] =>
  [...marks].map((mark) => ({ skill, result: RESULTS[mark] ?? 'unknown' }));

describe('what is counted', () => {
  it.each<[string, SkillStatus]>([
    ['xxxxxxxxoo', 'can-do'],
    ['xxxxxxxooo', 'learning'],
    ['ooxxxxxxxx', 'can-do'],
    ['oooooxxxxxxxxxx', 'can-do'],
    ['xxxxxxxxxxooooo', 'learning'],
    ['xxxxxxxxxxoooooo', 'needs-hand'],
    ['xxxx', 'learning'],
    ['xxxxo', 'can-do'],
    ['xxxoo', 'learning'],
    ['xxooo', 'needs-hand'],
    ['oooo', 'learning'],
    ['ooo??', 'needs-hand'],
    ['oo???', 'learning'],
    // Unknown ones never help, and enough of them leave it open.
    ['xxxxxxxx??', 'can-do'],
    ['xxxxxxxxxx??', 'can-do'],
    ['xxxxxxx???', 'not-known'],
    ['xxxxxx???o', 'not-known'],
    ['xxxxxx?ooo', 'learning'],
    ['?????', 'not-known'],
    ['?', 'not-known'],
    ['xxxxxxxxxx????', 'not-known'],
    // Those from before the last ten known ones don't count.
    ['????????xxxxxxxxxx', 'can-do'],
    ['????x????xxxxxxxxx', 'not-known'],
  ])('of %s, newest last: %s', (marks, status) => {
    expect(skillRecordsFromOpportunities(of('remainder', marks))).toEqual([
      expect.objectContaining({ skill: 'remainder', status }),
    ]);
  });

  it('shows the last ten known ones and no more, and no skill without a chance', () => {
    const [count, ...others] = skillRecordsFromOpportunities(of('circle', 'o?x?xxxxxxxx?o'));
    expect(count).toMatchObject({
      right: 9,
      unknown: 2,
      last: [...Array(9).fill('right'), 'missed'],
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
      { skill: 'histogram', result: 'right' },
      { skill: 'histogram', result: 'missed' },
    ]);
    expect(skillOpportunitiesOfLesson('remainder', [{ attempts: 1, correct: true }])).toEqual([]);
  });

  it('says ready for level 2 when all three skills below it are there', () => {
    const ready = (['unit-fraction', 'remainder', 'unlike-sums'] as const).flatMap((skill) =>
      of(skill, 'xxxxx'),
    );
    expect(isReadyForLevel2(skillRecordsFromOpportunities(ready))).toBe(true);
    expect(
      isReadyForLevel2(
        skillRecordsFromOpportunities(ready.filter(({ skill }) => skill !== 'unlike-sums')),
      ),
    ).toBe(false);
    expect(
      isReadyForLevel2(skillRecordsFromOpportunities([...ready, ...of('remainder', 'ooo')])),
    ).toBe(false);
    expect(
      isReadyForLevel2(skillRecordsFromOpportunities([...ready, ...of('remainder', '???')])),
    ).toBe(false);
  });
});

describe('an example in numbers', () => {
  it('is from the card', () => {
    expect(skillExample('unit-fraction', TWO_LINES)).toEqual({
      kind: 'product',
      count: 84,
      rate: parseAnswerText('1/10'),
    });
    expect(skillExample('remainder', TWO_LINES)).toEqual({
      kind: 'quotient',
      count: 84,
      by: 10,
      value: parseAnswerText('8 2/5'),
    });
    expect(skillExample('unlike-sums', TWO_LINES)).toEqual({
      kind: 'sum',
      parts: [parseAnswerText('8 2/5'), parseAnswerText('3 1/2')],
    });
    expect(skillExample('equal-fractions', TWO_LINES)).toEqual({
      kind: 'equal',
      from: { wholeNumber: 0, numerator: 4, denominator: 10 },
      to: parseAnswerText('2/5'),
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
