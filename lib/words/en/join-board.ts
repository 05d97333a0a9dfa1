export const JOIN_BOARD = {
  title: 'Join code',
  codeAndPassword: 'Join code and password',
  password: 'League password',
  ifCardIsMissing: 'The code, if a card is missing',
  hiddenUntilShown:
    'It stays hidden until you show it, so that nobody joins twice. Do all type their own names ' +
    'today? Then show it, and paste no list.',
  showCode: 'Show the code',
  fillScreen: 'Fill the screen',
  copyCode: 'Copy the code',
  copyPassword: 'Copy the password',
  copyAll: 'Copy all of it',
  howToJoin: 'How students join',
  typeBoth: 'Type the code and the password.',
  account: 'Create an account and pick a team.',
  accountAndName: 'Create an account and tell us your first name.',
  teamAndDraft: 'Pick a team name and draft your players.',
  copied: 'Copied',
  copyYourself: 'Please select it and copy it yourself.',
  whoJoined: 'Who has joined',
  printSheet: 'Print the join sheet',
  closed: 'No one can join this league right now',
  seasonOver: 'Its season is over.',
  reopen: 'It’s closed to new students. You can reopen it in its settings.',
} as const;

export const joinLeagueText = (league: string): string => `Join ${league}`;
export const goToAddressText = <Part>(address: Part): readonly (string | Part)[] => [
  'Go to ',
  address,
];
/** A teacher can copy this into a message to the class. */
export const joinMessageToCopyText = (address: string, code: string, password: string): string =>
  `${address}\nJoin code: ${code}\nLeague password: ${password}`;
/** `shown` is the number of students as it is drawn. */
export const studentsJoinedText = <Part>(
  students: number,
  shown: Part,
): readonly (string | Part)[] => [
  shown,
  students === 1 ? ' student has joined' : ' students have joined',
];
