/** Explains each student page: its purpose, what to do, and what follows. */
export const STUDENT_PAGE_HELP = {
  dashboard: [
    'Each week has five tasks.',
    'The big button opens the next one.',
    'Finish all five to earn 2 MVP points and a helmet sticker.',
  ],
  boxScores: [
    'A box score shows what a player did in a real game.',
    'Read what your eight starters did.',
    'You’ll need these numbers to work out the points.',
  ],
  scoreCard: [
    'Work out each line on paper. Then add them all up, and type the sum.',
    'In a fraction, the numerator is on top and the denominator is on the bottom.',
    'If it’s not right yet, you get a hint.',
  ],
  leaderboards: [
    'See how the teams in your class are doing.',
    'Teams with equal points share a rank.',
    'Your row says “you.” You can see how you got your points.',
  ],
  lineup: [
    'Eight of your players start each week.',
    'Choose a spot, then choose who plays there.',
    'You can change it until it locks.',
  ],
  draft: [
    'Pick real players for six positions.',
    'Once games have been played, scout one player to open a position.',
    'Not sure? Let us fill the rest for you.',
  ],
  graphs: [
    'Chalk means: still to build. A painted picture means: you turned one in.',
    'A lesson teaches one kind in nine steps, with your own players’ numbers.',
    'Or draw a graph on paper and turn in a photo of it.',
  ],
  team: [
    'This is your team with all its players.',
    'Put the stickers you earn where you like on your helmet.',
    'You can change the name, mascot, and colors at any time.',
  ],
} as const;
