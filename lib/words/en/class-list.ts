import { FIRST_NAME_MAX, type LineTrouble } from '@/lib/domain/class/class-list';

const TROUBLES: Readonly<Record<LineTrouble, string>> = {
  'no-name': 'There’s no name on this line.',
  letters: "A first name can only have letters, ', and -.",
  'too-long': `A first name can have at most ${FIRST_NAME_MAX} letters.`,
  'too-many-names': 'This line has more than two names. Please put one student on each line.',
};
/** Why a line of a class list could not be read. */
export const lineTrouble = (trouble: LineTrouble): string => TROUBLES[trouble];
