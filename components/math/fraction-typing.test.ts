import { boxBefore, typeInto } from './fraction-typing';

const EMPTY = { whole: '', numerator: '', denominator: '' };

describe('typeInto', () => {
  it.each([
    ['keeps plain digits in the box they are typed in', 'whole', '12', EMPTY, { ...EMPTY, whole: '12' }, 'whole'],
    ['moves to the numerator after a space', 'whole', '2 ', EMPTY, { ...EMPTY, whole: '2' }, 'numerator'],
    ['takes 7/ in the whole box as the numerator 7', 'whole', '7/', EMPTY, { ...EMPTY, numerator: '7' }, 'denominator'],
    ['takes -1/ as a negative numerator', 'whole', '-1/', EMPTY, { ...EMPTY, numerator: '-1' }, 'denominator'],
    [
      'moves on after / when a numerator is there already',
      'whole',
      '2/',
      { ...EMPTY, numerator: '3' },
      { ...EMPTY, whole: '2', numerator: '3' },
      'numerator',
    ],
    ['moves to the numerator on / in an empty whole box', 'whole', '/', EMPTY, EMPTY, 'numerator'],
    [
      'moves to the denominator after a slash',
      'numerator',
      '3/',
      { ...EMPTY, whole: '2' },
      { ...EMPTY, whole: '2', numerator: '3' },
      'denominator',
    ],
    ['takes 7 / with a space for 7/', 'numerator', '/', { ...EMPTY, whole: '7' }, { ...EMPTY, numerator: '7' }, 'denominator'],
    [
      'takes 7 /4 with a space for 7/4',
      'numerator',
      '/4',
      { ...EMPTY, whole: '7' },
      { ...EMPTY, numerator: '7', denominator: '4' },
      'denominator',
    ],
    [
      'moves to the denominator after a space',
      'numerator',
      '3 ',
      { ...EMPTY, whole: '2' },
      { ...EMPTY, whole: '2', numerator: '3' },
      'denominator',
    ],
    [
      'spreads a whole answer that arrives at once',
      'whole',
      '2 3/8',
      EMPTY,
      { whole: '2', numerator: '3', denominator: '8' },
      'denominator',
    ],
    [
      'keeps a second slash, so that 1/1/3 is refused and not guessed',
      'denominator',
      '1/3',
      { ...EMPTY, numerator: '1' },
      { whole: '', numerator: '1', denominator: '1/3' },
      'denominator',
    ],
    [
      'a space in the whole box leaves a numerator that is there',
      'whole',
      '2 ',
      { ...EMPTY, numerator: '3', denominator: '8' },
      { whole: '2', numerator: '3', denominator: '8' },
      'numerator',
    ],
    [
      'a slash in the numerator leaves a denominator that is there',
      'numerator',
      '3/',
      { whole: '2', numerator: '', denominator: '8' },
      { whole: '2', numerator: '3', denominator: '8' },
      'denominator',
    ],
    [
      'what is typed behind the slash takes the place of the denominator',
      'numerator',
      '3/4',
      { whole: '2', numerator: '', denominator: '8' },
      { whole: '2', numerator: '3', denominator: '4' },
      'denominator',
    ],
    [
      'what is typed behind the space takes the place of the numerator',
      'whole',
      '2 5',
      { ...EMPTY, numerator: '3' },
      { ...EMPTY, whole: '2', numerator: '5' },
      'numerator',
    ],
    [
      'takes the 7 that stood in the whole box for the numerator once a slash follows it',
      'whole',
      '7/',
      { ...EMPTY, whole: '7' },
      { ...EMPTY, numerator: '7' },
      'denominator',
    ],
    ['a leading space moves nothing', 'whole', ' 2', EMPTY, { ...EMPTY, whole: '2' }, 'whole'],
    ['a space alone moves nothing', 'whole', ' ', EMPTY, EMPTY, 'whole'],
    ['a leading space in the numerator', 'numerator', ' 3', EMPTY, { ...EMPTY, numerator: '3' }, 'numerator'],
    ['a leading space in the denominator', 'denominator', ' 8', EMPTY, { ...EMPTY, denominator: '8' }, 'denominator'],
    ['several spaces', 'whole', '2   3/8', EMPTY, { whole: '2', numerator: '3', denominator: '8' }, 'denominator'],
    ['keeps letters, so that they are refused with a sentence', 'whole', 'x', EMPTY, { ...EMPTY, whole: 'x' }, 'whole'],
  ] as const)('%s', (_title, box, text, before, value, focus) => {
    expect(typeInto(box, text, before)).toEqual({ value, focus });
  });
});

describe('boxBefore', () => {
  it('goes back box by box and stops at the whole number', () => {
    expect([boxBefore('denominator'), boxBefore('numerator'), boxBefore('whole')]).toEqual(['numerator', 'whole', null]);
  });
});
