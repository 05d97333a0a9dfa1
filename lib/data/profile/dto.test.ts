import { expectLimits, type InputLimitCase, kept, refused } from '@/lib/testing/input-limits';
import { selfAssessmentInput, studentNameInput, teacherNameInput } from './dto';

const same = (value: unknown): InputLimitCase => [value, kept(value)];
const not = (value: unknown, sentence: string | null = null): InputLimitCase => [
  value,
  refused(sentence),
];
const EMPTY = 'Please type your first name.';
const LETTERS = "Please use only letters, spaces, periods, ', and -.";

it('a first name has 1 to 20 letters of any language, tidied', () => {
  expectLimits(studentNameInput, { firstName: 'Kim', lastInitial: 'L' }, 'firstName', [
    same('X'),
    same('x'.repeat(20)),
    same("D'Arcy"),
    same('Anne-Marie'),
    same('Łukasz'),
    same('美咲'),
    same('J.J.'),
    ['  Mary \t Jane ', kept('Mary Jane')],
    ['D\u2019Arcy\u2019s', kept("D'Arcy's")],
    // One letter with its accent, however it was typed; twenty of them are twenty.
    ['Jose\u0301', kept('Jos\u00e9')],
    ['e\u0301'.repeat(20), kept('\u00e9'.repeat(20))],
    same('𐐀'.repeat(20)),
    not('', EMPTY),
    not('   ', EMPTY),
    not('x'.repeat(21), 'Please use at most 20 letters.'),
    not('Kim2', LETTERS),
    not('-Kim', LETTERS),
    not('\u0301Kim', LETTERS),
    not('Kim <b>', LETTERS),
    not(7),
  ]);
});

it('a last initial is one letter or none', () => {
  expectLimits(studentNameInput, { firstName: 'Kim', lastInitial: 'L' }, 'lastInitial', [
    same(''),
    same('Ł'),
    [' l ', kept('L')],
    ['e\u0301', kept('\u00c9')],
    not('LM', 'Please type one letter, or leave it blank.'),
    not('1', 'Please type one letter, or leave it blank.'),
    not('L.', 'Please type one letter, or leave it blank.'),
    not(undefined),
  ]);
});

it('the first questions are answered with faces from 1 to 5, or not at all, and lead to one of two levels', () => {
  const good = {
    skipped: false,
    gameExcitement: 1,
    mathConfidence: 5,
    fractionConfidence: null,
    formulaLevel: 2,
  };
  for (const question of ['gameExcitement', 'mathConfidence', 'fractionConfidence']) {
    expectLimits(selfAssessmentInput, good, question, [
      same(1),
      same(5),
      same(null),
      not(0),
      not(6),
      not(1.5),
      not(undefined),
      not('3'),
    ]);
  }
  expectLimits(selfAssessmentInput, good, 'formulaLevel', [
    same(1),
    same(2),
    not(0),
    not(3),
    not(null),
  ]);
  expectLimits(selfAssessmentInput, good, 'skipped', [same(true), not(undefined), not(0)]);
});

it('the name students call a teacher has 2 to 60 letters on one line', () => {
  const SHORT = 'Please type the name your students call you.';
  expectLimits(teacherNameInput, { displayName: 'Ms L' }, 'displayName', [
    ['Al', kept('Al')],
    ['x'.repeat(60), kept('x'.repeat(60))],
    ['  Ms\n\t Lovelace\u200b\u0007 ', kept('Ms Lovelace')],
    [` ${'x'.repeat(60)} `, kept('x'.repeat(60))],
    ['A ', refused(SHORT)],
    ['\u200b\u200b', refused(SHORT)],
    ['x'.repeat(61), refused('Please use at most 60 characters.')],
    [null, refused(null)],
  ]);
});
