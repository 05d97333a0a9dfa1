export const ABOUT = {
  title: 'About',
  lead:
    'A math class plays a fantasy-football season. Every point is worked out by hand, with ' +
    'exact fractions.',
  board: [
    { value: '272', label: 'real games in a season' },
    { value: '18', label: 'weeks, one score card each' },
    { value: '9', label: 'steps on a card, all in fractions' },
  ],
  sections: [
    {
      heading: 'The idea',
      blocks: [
        'A football field is a number line. It has a mark for every yard, and a game leaves ' +
          'real numbers on it. Students draft real players, read what those players did in a ' +
          'week of real games, and turn it into points: so many yards for one point, half a ' +
          'point for a catch. The math is the lesson.',
        'The app checks with whole numbers and fractions only, so an answer is never off ' +
          'because of rounding. An answer with the right value counts in any form. ' +
          'Then the app asks if it can be written more simply.',
      ],
    },
    {
      heading: 'No money, no gambling',
      blocks: [
        'There are no prizes, odds, or entry fees. MVP points reward finished work and a good ' +
          'first try.',
      ],
    },
  ],
  statistics: 'Where the statistics come from',
  facts:
    'Names and results are facts. Team names and marks belong to their owners. ' +
    'This app is not connected with the NFL, its teams or its players, and shows no logos or ' +
    'photos of theirs.',
  pictures: 'Pictures and letters',
  drawn: 'Helmets and jerseys are drawn by the app.',
} as const;

export const aboutProductTitle = (product: string): string => `About ${product}`;
/** `source` and `license` are links. */
export const dataCreditText = <Part>(source: Part, license: Part): readonly (string | Part)[] => [
  'Data: ',
  source,
  ' (nflverse-data), ',
  license,
  ', changed: columns selected and renamed, team defense summed. ' +
    'A school can choose SportsDataIO for seasons that are being played.',
];
/** `work` is a link with the name of a typeface or a set of pictures. */
export const typefaceCreditText = <Part>(work: Part): readonly (string | Part)[] => [
  'Typeface: ',
  work,
  ', SIL Open Font License 1.1.',
];
export const mascotsCreditText = <Part>(work: Part): readonly (string | Part)[] => [
  'Mascots: ',
  work,
  ', Apache License 2.0.',
];
export const iconsCreditText = <Part>(work: Part): readonly (string | Part)[] => [
  'Icons: ',
  work,
  ', ISC License.',
];
/** Every page calls the linked works by these names. */
export const CREDITED_WORK_NAMES = {
  data: 'nflverse',
  dataLicense: 'CC BY 4.0',
  typeface: 'Lexend',
  mascots: 'Noto Emoji',
  icons: 'Lucide',
} as const;
