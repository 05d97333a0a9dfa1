export const CONTACT = {
  title: 'Contact',
  lead: 'Start with the person closest to you.',
  students: [
    {
      heading: 'Students and parents',
      blocks: [
        'Ask the teacher first. The teacher can see the league, its code and password, and ' +
          'each student’s work.',
      ],
    },
  ],
  teachers: 'Teachers',
  askOperator:
    'Ask the person who runs this installation, usually the school’s IT desk. ' +
    'That is also where to ask for more leagues, a copy of what is stored, or its deletion.',
  helps: [
    {
      heading: 'What helps us help you',
      blocks: [
        [
          'What you wanted to do, and what happened instead.',
          'The page it happened on, and the code in the message if there was one.',
          'Never send a password.',
        ],
      ],
    },
  ],
} as const;

export const writeToText = <Part>(address: Part): readonly (string | Part)[] => [
  'Write to the person who runs this installation: ',
  address,
  '. That is also where to ask for more leagues, a copy of what is stored, or its deletion.',
];

type SecurityTxt = {
  /** The site's address, such as "https://league.example.org". */
  site: string;
  email: string | undefined;
  expires: Date;
};

/** The file of RFC 9116: where to report a security hole. Programs read it, too. */
export const securityTxt = ({ site, email, expires }: SecurityTxt): string =>
  [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${site}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
