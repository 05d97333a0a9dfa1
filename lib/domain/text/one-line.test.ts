import fc from 'fast-check';
import { textToOneLineSchema } from './line-text';
import { toOneLine } from './one-line';

it.each([
  ['a line break', 'Room 12\r\nBEGIN:VEVENT', 'Room 12 BEGIN:VEVENT'],
  ['breaks of Unicode', 'a\u2028b\u2029c\u0085d\vf', 'a b c d f'],
  ['controls', 'a\u0000b\u0007c\u001b[31md', 'a b c [31md'],
  ['turned directions', 'Room \u202e21\u202c \u2066x\u2069 \u200fy', 'Room 21 x y'],
  ['nothing between letters', 'Ka\u200bte\ufeff \u2060Lee\u00ad', 'Kate Lee'],
  ['fillers', '\u3164\u115f\u2800Ana\uffa0', 'Ana'],
  ['tags and variants', 'Flag\u{e0041}\u{e007f} a\ufe00b', 'Flag ab'],
  ['private letters and broken pairs', 'a\ue000b\ud800c', 'abc'],
  [
    'many accents',
    `Zo${'\u0301\u0300\u0316\u0317'.repeat(5)}e`,
    'Zó\u0300\u0316\u0317\u0301e'.normalize('NFC'),
  ],
  ['blanks of other widths', '\u00a0 A\u3000B\u2003C ', 'A B C'],
])('takes %s out of a name', (_, typed, line) => {
  expect(
    toOneLine(typed)
      .normalize('NFC')
      .replace(/\p{M}+/gu, ''),
  ).toBe(line.replace(/\p{M}+/gu, ''));
  expect(toOneLine(typed)).not.toMatch(/\p{M}{5}/u);
});

it.each([
  'José Ñandú',
  'Zoë-Marie O’Neill',
  'Nguyễn Thị Ánh',
  'Łukasz',
  'ประเทศไทย',
  'क्‍ष र्‍य',
  'می‌خواهم',
  'שָׁלוֹם',
  '👩‍🏫 Period 2 ❤️',
  '👨‍👩‍👧‍👦',
  '1️⃣ First',
  '李小龍',
])('leaves %s as it is', (name) =>
  expect(toOneLine(name.normalize('NFC'))).toBe(name.normalize('NFC')),
);

it('is one visible line for any text, and once is enough', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = toOneLine(text);
      expect(line).not.toMatch(
        /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\ufeff]/u,
      );
      expect(toOneLine(line)).toBe(line);
    }),
  );
  expect(textToOneLineSchema.parse(' a\nb ')).toBe('a b');
});
