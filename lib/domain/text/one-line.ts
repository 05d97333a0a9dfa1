/**
 * Scripts in which an invisible joiner shapes the letters around it: Arabic and those of South
 * Asia.
 */
const JOINED =
  '[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gujarati}\\p{Script=Gurmukhi}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Oriya}\\p{Script=Sinhala}\\p{Script=Tamil}\\p{Script=Telugu}]';
const PICTURE = '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]';
/**
 * Invisible characters that matter: between the parts of an emoji, and inside a word of such a
 * script.
 */
const NEEDED = [
  `(?<=${PICTURE}\\uFE0F?)\\u200D(?=${PICTURE})`,
  '(?<=\\p{Emoji})\\uFE0F',
  `(?<=${JOINED})[\\u200C\\u200D](?=${JOINED})`,
].join('|');
/**
 * All other invisible characters: direction marks, joiners, fillers, tags, variation selectors,
 * private use, lone surrogates, and the empty braille cell.
 */
const UNSEEN = '[\\p{Cf}\\p{Co}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2800]';
const SIGNS = new RegExp(`(${NEEDED})|${UNSEEN}`, 'gu');

/**
 * Makes one visible line of a text: line breaks, tabs, and controls become a space, and invisible
 * or direction-changing characters are removed. More than four accents on a letter would cover its
 * neighbors.
 */
export function toOneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(SIGNS, (_, needed: string | undefined) => needed ?? '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC');
}
