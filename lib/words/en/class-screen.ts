export const CLASS_SCREEN = {
  onScreen: 'On the screen',
  addSameKind: 'Add one of the same kind to compare.',
  chooseOne: 'Choose one graph, or two of the same kind.',
  questions: 'Questions to choose from',
  ownWords: 'My own words',
  oneQuestion: 'One question for the class',
  projectNoNames: 'Project, no names',
  nameInTitle: 'A title has a first name from your class in it. Is it a player’s?',
  nameInPhoto: 'A photo may show a name on the paper. Look before you project it.',
  forTuesday: 'Question for Tuesday',
  saveQuestion: 'Save the question for Tuesday',
  makeQuestion: 'Make it the question for Tuesday',
  takeOut: 'Take it out of Tuesday’s brief',
  galleryOnly:
    'Only a graph from the class gallery can be the question. Share it with the class first.',
  showFromHere: 'When a student turns in a graph, you can show it to the class from here.',
  otherGraphs: 'Other graphs',
  putOn: 'Put it on the screen',
  askAbout: 'Make it a question for Tuesday',
  isAsked: 'The question for Tuesday',
  nothingYet: 'Nothing to show yet. Choose a graph on the page of graphs to talk about.',
  lookAtBoth: 'Look at A and B',
  lookAtThis: 'Look at this graph',
} as const;

export const takeOffScreenText = (title: string, student: string): string =>
  `Take ${title} by ${student} off the screen`;
export const nowInBriefOfWeekText = (week: number): string => `It’s in the brief of week ${week}.`;
export const noLongerInBriefOfWeekText = (week: number): string =>
  `It’s not in the brief of week ${week} anymore.`;
export const replacesTuesdayQuestionText = (title: string): string =>
  `It takes the place of the question about “${title}.”`;
export const otherGraphHasOtherTypeText = (title: string): string =>
  `Only ${title}: the other one is of another kind.`;
export const isOnScreenText = (title: string): string => `${title} is on the screen.`;
export const onScreenAsLetterText = (letter: 'A' | 'B'): string => `On the screen as ${letter}`;

/** Workings side by side on the classroom's screen. */
export const WORKINGS_SCREEN = {
  nothingYet: 'Nothing to show yet. Choose two to four workings on the page of mistakes.',
  allTogether: 'All together',
  right: 'right',
  wrong: 'wrong',
} as const;

/** `letters` name the workings. */
export const whatHappenedInWorkingsQuestion = (letters: readonly string[]): string =>
  `What happened ${letters.length > 2 ? 'here' : `between ${letters.join(' and ')}`}?`;
