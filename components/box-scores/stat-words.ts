/** What the words of a box score mean, for somebody who has never watched a game. */
export const STAT_WORDS: readonly { word: string; meaning: string }[] = [
  { word: 'Yards', meaning: 'How far the ball moved. A field is 100 yards long. Moving back gives a number below 0.' },
  { word: 'Passing', meaning: 'The player threw the ball and a teammate caught it.' },
  { word: 'Rushing', meaning: 'The player ran with the ball.' },
  { word: 'Receiving', meaning: 'The player caught a throw and ran on with it.' },
  { word: 'Catch', meaning: 'A throw that the player caught. It is also called a reception.' },
  { word: 'Touchdown', meaning: 'The ball was carried or caught in the end zone, past the last line of the field.' },
  { word: 'Field goal', meaning: 'A kick between the two posts.' },
  { word: 'Extra point', meaning: 'A short kick between the posts after a touchdown.' },
  { word: 'Sack', meaning: 'The defense stopped the quarterback before he could throw.' },
  { word: 'Interception', meaning: 'The defense caught a throw that was meant for the other team.' },
  { word: 'Fumble recovered', meaning: 'The other team dropped the ball and the defense picked it up.' },
  { word: 'Safety', meaning: 'The defense stopped the other team inside its own end zone.' },
  { word: 'Bye', meaning: 'A week in which a team has no game.' },
];
