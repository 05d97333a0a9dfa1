import { colorLabel, helmetWords } from '@/words/colors';
import {
  COLOR_PAIRS,
  colorName,
  contrastRatio,
  defaultColorsOfTeamName,
  HELMET_COLORS,
  isLightForegroundOfPalette,
  readableTextColor,
} from './colors';
import { THEMES } from './looks';

describe('named colors', () => {
  it('are found with or without #, in either case', () => {
    expect(colorName('DA3933')).toBe('red');
    expect(colorName('#da3933')).toBe('red');
    expect(colorName('006442')).toBe('darkGreen');
  });

  it.each(['123456', '', 'toString', '6B2FA0'])('call "%s" purple', (hex) => {
    expect(colorName(hex)).toBe('purple');
  });

  it('can all be chosen for a helmet, and a purple besides', () => {
    expect(new Set(HELMET_COLORS.map(colorName)).size).toBe(12);
  });
});

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for a color on itself', () => {
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
    expect(new Set(COLOR_PAIRS.map((pair) => pair.background)).size).toBe(50);
    for (const { background, foreground } of COLOR_PAIRS)
      expect(`${background}${foreground}`).toMatch(/^(#[0-9a-f]{6}){2}$/);
  });

  it('is readable: every pair has a contrast of at least 4.5', () => {
    for (const { background, foreground } of COLOR_PAIRS)
      expect(contrastRatio(background, foreground)).toBeGreaterThanOrEqual(4.5);
  });

  it('knows its light foregrounds, which are those lighter than their background', () => {
    for (const { background, foreground } of COLOR_PAIRS) {
      const lighter = contrastRatio(foreground, '#000000') > contrastRatio(background, '#000000');
      expect(isLightForegroundOfPalette(foreground)).toBe(lighter);
    }
    expect(
      isLightForegroundOfPalette((COLOR_PAIRS[0]?.foreground ?? '').slice(1).toUpperCase()),
    ).toBe(true);
    expect(isLightForegroundOfPalette('#ffffff')).toBe(false);
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
  it('is said in words, and a color without a name is purple', () => {
    expect(helmetWords({ helmetColor: '006442', facemaskColor: 'FFFFFF' })).toBe(
      'Dark green helmet, white face mask',
    );
    expect(helmetWords({ helmetColor: '123456', facemaskColor: '#ff9933' })).toBe(
      'Purple helmet, orange face mask',
    );
  });

  it('is always the same pair of the fifty for the same name, and many pairs for many names', () => {
    const names = Array.from({ length: 200 }, (_, index) => `Team ${index}`);
    expect(names.map(defaultColorsOfTeamName)).toEqual(names.map(defaultColorsOfTeamName));
    expect(
      new Set(names.map((name) => defaultColorsOfTeamName(name).background)).size,
    ).toBeGreaterThan(45);
    for (const name of names) expect(COLOR_PAIRS).toContain(defaultColorsOfTeamName(name));
  });
});

describe('each color of a helmet', () => {
  it('has its name, its digits and its label', () => {
    expect(
      HELMET_COLORS.map((hex) => [
        hex,
        colorName(hex),
        colorLabel(hex),
        colorLabel(`#${hex.toLowerCase()}`),
      ]),
    ).toEqual([
      ['DA3933', 'red', 'Red', 'Red'],
      ['FF9933', 'orange', 'Orange', 'Orange'],
      ['F5C245', 'yellow', 'Yellow', 'Yellow'],
      ['006442', 'darkGreen', 'Dark green', 'Dark green'],
      ['66CC66', 'lightGreen', 'Light green', 'Light green'],
      ['339999', 'teal', 'Teal', 'Teal'],
      ['1A5276', 'darkTeal', 'Dark teal', 'Dark teal'],
      ['2E86C1', 'lightTeal', 'Light teal', 'Light teal'],
      ['0033CC', 'navy', 'Navy', 'Navy'],
      ['FF99FF', 'lightPink', 'Light pink', 'Light pink'],
      ['FFFFFF', 'white', 'White', 'White'],
      ['6B2FA0', 'purple', 'Purple', 'Purple'],
    ]);
  });
});

describe('the palette, worked out once more with another program', () => {
  // Hue, saturation and lightness as colorsys of Python turns them into red, green and blue.
  it.each([
    [0, '#681212', '#fddddd', '#f8bfbf', '#4e0e0e'],
    [1, '#682712', '#fde5dd', '#f8ccbf', '#4e1d0e'],
    [7, '#2e6812', '#e7fddd', '#d1f8bf', '#224e0e'],
    [13, '#125e68', '#ddf9fd', '#bff1f8', '#0e464e'],
    [24, '#681227', '#fddde5', '#f8bfcc', '#4e0e1d'],
  ])('has at hue %i of 25 its two pairs', (hue, dark, light, soft, deep) => {
    expect(COLOR_PAIRS.slice(hue * 2, hue * 2 + 2)).toEqual([
      { background: dark, foreground: light },
      { background: soft, foreground: deep },
    ]);
  });

  it('gives a name the pair at its number among the fifty', () => {
    // 7 * 31 + 97 is 314, which leaves 14; 7 for the empty name.
    expect(defaultColorsOfTeamName('a')).toBe(COLOR_PAIRS[14]);
    expect(defaultColorsOfTeamName('')).toBe(COLOR_PAIRS[7]);
  });
});

it.each([
  ['#ff0000', 3.998],
  ['#00ff00', 1.372],
  ['#0000ff', 8.592],
  ['#0a0a0a', 19.798],
  ['#0b0b0b', 19.683],
  ['#123456', 12.717],
])('%s on white has the contrast of WCAG 2: %d to 1, whichever comes first', (color, ratio) => {
  expect(contrastRatio(color, '#ffffff')).toBeCloseTo(ratio, 3);
  expect(contrastRatio('ffffff', color.slice(1))).toBeCloseTo(ratio, 3);
});

it.each([
  ['#000000', '#ffffff'],
  ['#767676', '#ffffff'],
  ['#777777', '#000000'],
  ['#ff0000', '#000000'],
  ['#0000ff', '#ffffff'],
  ['#ffffff', '#000000'],
])('on %s %s is written', (ground, ink) => {
  expect(readableTextColor(ground)).toBe(ink);
});
