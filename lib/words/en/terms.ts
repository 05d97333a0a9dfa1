export const TERMS = {
  title: 'Terms',
  lead: 'A few plain rules for a game that belongs in a classroom.',
  who: 'Who may use it',
  sections: [
    {
      heading: 'What you agree to',
      blocks: [
        [
          'Keep your password to yourself, and use only your own account.',
          'Give your team a name that everyone in class can read out loud.',
          'Don’t try to break the app or see what isn’t yours.',
          'Don’t play for money or for prizes that are worth money.',
        ],
      ],
    },
    {
      heading: 'Your work is yours',
      blocks: [
        'What students and teachers put in belongs to them and their school. ' +
          'It is only used to run the game.',
      ],
    },
    {
      heading: 'What we cannot promise',
      blocks: [
        'The statistics come from public records and are checked with care, but the league ' +
          'may correct them later. The app is offered as it is. ' +
          'The person who runs the server keeps it going and makes the backups.',
      ],
    },
    {
      heading: 'When rules are broken',
      blocks: [
        'The teacher decides about a student in the league. The person who runs the server ' +
          'may close an account that harms others.',
      ],
    },
  ],
} as const;

export const whoMayUseText = (product: string): string =>
  `${product} is for schools. A teacher may open a league only if the school allows the app ` +
  'to be used with its students. A student joins with the code and password of a teacher’s ' +
  'league.';
