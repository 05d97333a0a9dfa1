import {
  COLOUR_PAIRS,
  colourName,
  colourPairOf,
  contrastRatio,
  HELMET_COLOURS,
  helmetWords,
  isLightForeground,
  NAMED_COLOURS,
} from './colours';
import { THEMES } from './themes';

describe('named colours', () => {
  it('are found with or without #, in either case', () => {
    expect(colourName('DA3933')).toBe('red');
    expect(colourName('#da3933')).toBe('red');
    expect(colourName('006442')).toBe('darkGreen');
  });

  it.each(['123456', '', 'toString', '6B2FA0'])('call "%s" purple', (hex) => {
    expect(colourName(hex)).toBe('purple');
  });

  it('can all be chosen for a helmet, and a purple besides', () => {
    expect(HELMET_COLOURS.map((colour) => colour.hex)).toEqual(expect.arrayContaining(Object.keys(NAMED_COLOURS)));
    expect(new Set(HELMET_COLOURS.map((colour) => colourName(colour.hex))).size).toBe(12);
  });
});

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#339999', '#339999')).toBe(1);
  });

  it('agrees with a published value', () => {
    // #767676 is the lightest grey that passes on white: 4.54.
    expect(contrastRatio('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });
});

describe('the palette', () => {
  it('has fifty different pairs', () => {
    expect(new Set(COLOUR_PAIRS.map((pair) => pair.background)).size).toBe(50);
    for (const { background, foreground } of COLOUR_PAIRS) expect(`${background}${foreground}`).toMatch(/^(#[0-9a-f]{6}){2}$/);
  });

  it('is readable: every pair has a contrast of at least 4.5', () => {
    for (const { background, foreground } of COLOUR_PAIRS)
      expect(contrastRatio(background, foreground)).toBeGreaterThanOrEqual(4.5);
  });

  it('knows its light foregrounds, which are those lighter than their background', () => {
    for (const { background, foreground } of COLOUR_PAIRS) {
      const lighter = contrastRatio(foreground, '#000000') > contrastRatio(background, '#000000');
      expect(isLightForeground(foreground)).toBe(lighter);
    }
    expect(isLightForeground((COLOUR_PAIRS[0]?.foreground ?? '').slice(1).toUpperCase())).toBe(true);
    expect(isLightForeground('#ffffff')).toBe(false);
  });
});

describe('themes', () => {
  it('are the nine of the specification', () => {
    expect(THEMES.map((theme) => theme.id)).toEqual([
      'Red',
      'DarkBlue',
      'Pink',
      'Purple',
      'Teal',
      'Orange',
      'Yellow',
      'Green',
      'White',
    ]);
  });

  it.each(THEMES)('$id is readable', ({ background, foreground }) => {
    expect(contrastRatio(background, foreground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('what a team looks like', () => {
  it('is said in words, and a colour without a name is purple', () => {
    expect(helmetWords({ helmetColor: '006442', facemaskColor: 'FFFFFF' })).toBe('Dark green helmet, white face mask');
    expect(helmetWords({ helmetColor: '123456', facemaskColor: '#ff9933' })).toBe('Purple helmet, orange face mask');
  });

  it('is always the same pair of the fifty for the same name, and many pairs for many names', () => {
    const names = Array.from({ length: 200 }, (_, index) => `Team ${index}`);
    expect(names.map(colourPairOf)).toEqual(names.map(colourPairOf));
    expect(new Set(names.map((name) => colourPairOf(name).background)).size).toBeGreaterThan(45);
    for (const name of names) expect(COLOUR_PAIRS).toContain(colourPairOf(name));
  });
});
