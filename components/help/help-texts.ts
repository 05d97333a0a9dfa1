/** A browser remembers the ones it has shown by their numbers: new ones go to the end, and at most ten fit. */
export const HELP_SCREENS = ['dashboard', 'box-scores', 'score-cards', 'leaderboards', 'lineup', 'draft', 'team'] as const;
export type HelpScreen = (typeof HELP_SCREENS)[number];

/** The help of one screen, and whether this student has put it away before. */
export type ScreenHelp = { screen: HelpScreen; seen: boolean; sentences: readonly string[] };

/** Three short sentences for somebody who has never seen the screen: what it is, what to do, what comes of it. */
export const HELP_TEXTS: Readonly<Record<HelpScreen, readonly [string, string, string]>> = {
  dashboard: [
    'Each week has five tasks.',
    'The yellow button opens the next one.',
    'A week with all five done earns 2 MVP points and a helmet sticker.',
  ],
  'box-scores': [
    'A box score counts what a player did in a real game.',
    'Read what your eight starters did.',
    'You need these numbers to work out the points.',
  ],
  'score-cards': [
    'Each number of a player earns points.',
    'Work on paper, then type a fraction.',
    'A wrong answer gets you a hint.',
  ],
  leaderboards: [
    'Here you see how the teams of your class stand.',
    'Equal points share a rank.',
    'Your own row is yellow, and you can open how its number came about.',
  ],
  lineup: [
    'Eight of your players start each week.',
    'Tap a spot, then tap the player who shall play there.',
    'You can change it until it locks on Thursday.',
  ],
  draft: [
    'Here you pick real players for six positions.',
    'Once games are played, scout one player to open a position.',
    'Not sure? Let us fill the rest for you.',
  ],
  team: [
    'This is your team with all its players.',
    'Stickers that you earn go onto your helmet.',
    'You can change the name, the mascot and the colors at any time.',
  ],
};
