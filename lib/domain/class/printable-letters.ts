/**
 * True if the PDF font has all letters: Latin with accents, as cut by `scripts/build-fonts.mjs`.
 * The browser prints other scripts.
 */
export const isPrintableInPdf = (text: string): boolean =>
  /^[ -~\u00a0-\u00ac\u00ae-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u02bb\u02bc\u1e9e\u1ea0-\u1ef9\u2018\u2019\u201c\u201d\u2013\u2014\u2026\u2212]*$/.test(
    text.normalize('NFC'),
  );
