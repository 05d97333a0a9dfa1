import { SPOKEN_SIGNS, speakMixedText } from '@/words/spoken-numbers';

/** Matches "2 3/8", "-1/2", and "7/4". */
const FRACTION = /(?<![\d/])([-\u2212])?(?:(\d+) )?(\d+)\/(\d+)(?![\d/])/g;

/**
 * A text as a voice reads it: fractions and signs by name. A minus with a number before it is
 * "minus", and any other is "negative".
 */
export function spokenText(text: string): string {
  const { times, divided, equals, plus, minus, negative } = SPOKEN_SIGNS;
  return text
    .replace(/(?<=[\d)]) *[\u2212-] +(?=[\d(])|(?<=[\d)])\u2212(?=[\d(])/g, ` ${minus} `)
    .replace(/ *\+ *(?=\d)/g, ` ${plus} `)
    .replace(FRACTION, (_, sign, whole, top, bottom) => {
      const [wholeNumber, numerator] = [Number(whole ?? 0), Number(top)];
      const mixed = { wholeNumber, numerator, denominator: Number(bottom) };
      return `${sign ? `${negative} ` : ''}${speakMixedText(mixed)}`;
    })
    .replace(/(?<![\p{L}\d])[\u2212-](?=\d)/gu, `${negative} `)
    .replace(/ *× */g, ` ${times} `)
    .replace(/ *÷ */g, ` ${divided} `)
    .replace(/ *= */g, ` ${equals} `)
    .replace(/ *· */g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
}
