/** Letters whose neighbors an invisible joiner shapes: Arabic and the scripts of South Asia. */
const JOINED =
  '[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gujarati}\\p{Script=Gurmukhi}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Oriya}\\p{Script=Sinhala}\\p{Script=Tamil}\\p{Script=Telugu}]';
const PICTURE = '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]';
/**
 * Invisible signs that belong to what is seen: between the parts of an emoji, and inside a word of
 * such a script.
 */
const NEEDED = [
  `(?<=${PICTURE}\\uFE0F?)\\u200D(?=${PICTURE})`,
  '(?<=\\p{Emoji})\\uFE0F',
  `(?<=${JOINED})[\\u200C\\u200D](?=${JOINED})`,
].join('|');
/**
 * Everything else that can't be seen: directions, joiners, fillers, tags, variants, private
 * letters, broken pairs, an empty braille cell.
 */
const UNSEEN = '[\\p{Cf}\\p{Co}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2800]';
const SIGNS = new RegExp(`(${NEEDED})|${UNSEEN}`, 'gu');

/**
 * A name or a sentence as one line of what can be seen: line breaks, tabs, and other controls
 * become a space, and signs that can't be seen or that turn the direction around go. More than four
 * accents on one letter would be drawn over its neighbors.
 */
export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(SIGNS, (_, needed: string | undefined) => needed ?? '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC');
}
