export const PRIVACY = {
  title: 'Privacy',
  lead:
    'We store what the game needs and nothing else. It stays on the server that your school ' +
    'chose.',
  board: [
    { value: '0', label: 'ads, trackers, and calls to other sites' },
    { value: '1', label: 'first name and one letter: all we know of who a student is' },
    {
      value: '3',
      label:
        'can see anything at all: classmates a little, the teacher, and whoever runs the server',
    },
  ],
  sections: [
    {
      heading: 'What we store about a student',
      blocks: [
        [
          'A first name and the first letter of the last name, so the teacher knows who it is.',
          'If the teacher types one: a number or nickname that finds the student in the ' +
            'teacher’s own gradebook. Only the teacher sees it.',
          'If the teacher links the class to the school’s own list: the student’s id there, and ' +
            'the first name and letter that the list has.',
          'A user name or email address to sign in with. ' +
            'With a school account, only a number that stands for the student there.',
          'The password, scrambled so no one can read it.',
          'Three answers about football, math, and fractions. You can skip them.',
          'Schoolwork: team, lineups, every typed answer, finished tasks, and MVP points.',
        ],
        'We never ask for a birthday, a full name, a photo, a phone number, or an address.',
      ],
    },
    {
      heading: 'What we store about a teacher',
      blocks: [
        'The name shown to students, the school, the email address and since when it is ' +
          'confirmed, the scrambled password, the leagues, when the teacher agreed that the ' +
          'school allows the app, and the day of the last sign-in. ' +
          'All of it should be deleted with the last league, within 60 days after the school ' +
          'year of that sign-in.',
      ],
    },
    {
      heading: 'Who can see it',
      blocks: [
        [
          'Classmates see team names, helmets, and points. They don’t see real names, tries, ' +
            'or wrong answers.',
          'The teacher of a league sees the work of the students in it.',
          'The person who runs the server can see what is stored, but not the passwords.',
        ],
      ],
    },
    {
      heading: 'No one else',
      blocks: [
        'No page asks any other site for anything: no ads, no trackers, no fonts from ' +
          'elsewhere, no videos. Nothing is sold or shared. If the person who runs the server ' +
          'has turned on error reports, a report tells what broke. ' +
          'It has no names, no email addresses, and no answers.',
      ],
    },
    {
      heading: 'On your own device',
      blocks: [
        'Cookies keep you signed in, guard the sign-in form, remember for two hours that you ' +
          'gave the right league code, for ten minutes which page you have to sign in for, and ' +
          'for a year which help texts you have put away. None of them follows you anywhere ' +
          'else. A student’s browser also keeps the pages of the week that were opened, and ' +
          'what was typed, to work on without Wi-Fi. All of it can be opened only while the ' +
          'student is signed in there. Signing out removes the pages; ' +
          'what was typed stays locked until the same student signs in again. ' +
          'Your browser also keeps your user name for the next sign-in. Choose “Not you?” ' +
          'there to clear it. A teacher’s browser can also keep the names from the teacher’s ' +
          'own gradebook, to copy grades in that order. They are never sent to us, and “Paste ' +
          'my names again” clears them.',
      ],
    },
    {
      heading: 'Safety counters',
      blocks: [
        'To stop people from guessing passwords and league codes, the server counts failed ' +
          'tries for a short time. It also notes when someone tries to open something that ' +
          'isn’t theirs.',
      ],
    },
  ],
  howLong: 'How long, and how to delete',
  contactPage: 'contact page',
  everyField: 'The list of all data, with the reason for each',
} as const;

/** `link` has the text {@link PRIVACY.contactPage}. */
export const howToDeleteText = <Part>(link: Part): readonly (string | Part)[] => [
  'Work belongs to one school year and should be deleted within 60 days after it ends. ' +
    'A student, a parent, or a teacher can ask at any time to see what is stored about a ' +
    'student, or to have it deleted for good. The ',
  link,
  ' says who to ask.',
];
