export const ACCESSIBILITY = {
  title: 'Accessibility',
  board: [
    { value: 'AA', label: 'the level of WCAG 2.2 we aim for' },
    { value: '4.5', label: 'to 1: minimum contrast of text' },
    { value: '0', label: 'things that need a mouse' },
  ],
  sections: [
    {
      heading: 'Keyboard',
      blocks: [
        'Everything works without a mouse. What is drawn can be typed instead. ' +
          'The first press of Tab offers a link that skips to the main part. ' +
          'A thick ring shows where you are.',
      ],
    },
    {
      heading: 'Answer boxes',
      blocks: [
        [
          'Space or / moves to the next box.',
          'Backspace in an empty box moves back.',
          'Enter sends the answer.',
          'You can paste a whole answer, like 1 3/4.',
        ],
      ],
    },
    {
      heading: 'Reading',
      blocks: [
        'The Aa button at the top of each student page opens the reading settings: English, ' +
          'Spanish, or both; a voice; and roomier text. They follow the student to other devices.',
        [
          'With the voice on, each line, question, hint, and message has a button that reads it.',
          'Alt and V read the part you’re in. A second press stops.',
          'Only voices that are on the device are used. No text goes to other people’s servers.',
        ],
      ],
    },
    {
      heading: 'Screen readers',
      blocks: [
        'Fractions have spoken names: 2 3/8 is read as “two and three eighths.” ' +
          'A result is read aloud once, as soon as it appears. ' +
          'What you see on a button is in its name, so voice control finds it. ' +
          'Each page has its own title.',
      ],
    },
    {
      heading: 'Seeing',
      blocks: [
        'Text has a contrast of at least 4.5 to 1, even in the team colors you can choose. ' +
          'Nothing depends on color alone. You can zoom to 400 percent, and wide tables scroll ' +
          'on their own. High-contrast mode, reduced motion, and printing all work.',
      ],
    },
    {
      heading: 'Time',
      blocks: [
        'No step has a timer. You can still finish box scores and points after the deadline.',
      ],
    },
    {
      heading: 'What doesn’t hold yet',
      blocks: [
        [
          'The photo of a graph on paper has only its title in words.',
          'The teacher’s live grid can’t be paused.',
          'A helmet in a team’s own colors may be hard to see. The team’s name is beside it.',
          'No one from outside has checked this app. We check it with tests and by hand, ' +
            'criterion by criterion.',
        ],
      ],
    },
  ],
  inYourWay: 'Something in your way?',
  contactPage: 'contact page',
  report: 'The report for schools, criterion by criterion',
} as const;

export const accessibilityLeadText = (product: string): string =>
  `Every student in the class plays. ${product} aims to meet WCAG 2.2, level AA.`;
/** `link` has the text {@link ACCESSIBILITY.contactPage}. */
export const reportBarrierText = <Part>(link: Part): readonly (string | Part)[] => [
  'Please tell your teacher or write to us. The ',
  link,
  ' says where. Say which page it was and what you use to read or type.',
];
