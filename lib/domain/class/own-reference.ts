/** Long enough for a school's number or a nickname. */
export const OWN_REFERENCE_MAX = 40;

/** What a teacher calls a student elsewhere, as typed or pasted: on one line and without signs that can't be seen. */
export const cleanReference = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trim();
