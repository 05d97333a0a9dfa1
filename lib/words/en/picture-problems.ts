const SEND_A_PICTURE = 'Please upload a photo or picture as PNG, JPEG or WebP.';

/** The reasons for which an uploaded file isn't accepted. */
export const PICTURE_PROBLEMS = {
  empty: 'This file is empty. Please choose another one.',
  heic: 'This photo is saved as HEIC. Please save it as JPEG, or take a screenshot.',
  pdf: `This is a PDF, not a picture. ${SEND_A_PICTURE}`,
  gif: `This is a GIF. ${SEND_A_PICTURE}`,
  svg: `This is an SVG drawing. ${SEND_A_PICTURE}`,
  'web-page': `This is a web page, not a picture. ${SEND_A_PICTURE}`,
  unknown: `This file is not a picture we can read. ${SEND_A_PICTURE}`,
  moving: 'This picture moves. Please upload one that stands still.',
  'too-many-scans':
    'This picture is drawn in too many steps. Please take a picture of the screen and send that.',
  damaged: 'This picture is damaged or not complete. Please save it or take it again.',
  'too-large':
    'This picture has too many pixels. Please make it smaller, or take a picture of the screen.',
  'too-small': 'This picture is too small to see anything on it. Please choose another one.',
  'too-slow':
    'This picture takes too long to read. Please take a picture of the screen and send that.',
} as const;

/** The reasons for which a picture didn't arrive. */
export const PICTURE_SENDING_PROBLEMS = {
  'over-8-mb': 'This picture is larger than 8 MB. Please make it smaller, or crop it.',
  incomplete: 'The whole picture didn’t arrive. Please send it again.',
  missing: 'Please choose a picture first.',
  others: 'Please wait until your other pictures are sent.',
} as const;
