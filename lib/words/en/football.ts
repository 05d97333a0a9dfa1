import type { StatisticOrSum } from '@/lib/domain/football/statistics';

export const unknownPlayerText = (): string => 'Unknown player';

type StatisticWords = {
  one: string;
  many: string;
  /** A shorter name for box-score sentences. */
  inSentence?: { one: string; many: string };
  /** The heading of a narrow column; the full name is in the row. */
  short: string;
  /** Explains what the number counts to someone who has never seen a game. */
  means: string;
  /**
   * Explains a single event, for the glossary of box scores; null if the entries for yards,
   * touchdowns, and kinds of play cover it.
   */
  event: { word: string; means: string } | null;
};

const TOUCHDOWN = { one: 'touchdown', many: 'touchdowns' };

/** Texts for each row of `lib/domain/football/statistics.ts`. */
const STATISTICS: Readonly<Record<StatisticOrSum, StatisticWords>> = {
  PassingYards: {
    one: 'passing yard',
    many: 'passing yards',
    short: 'Pass yards',
    means:
      'How far the team moved on throws that were caught. It counts for the player who threw. ' +
      'A yard is about one big step.',
    event: null,
  },
  PassingTouchdowns: {
    one: 'passing touchdown',
    many: 'passing touchdowns',
    inSentence: TOUCHDOWN,
    short: 'Pass TDs',
    means: 'Throws that were caught for a touchdown.',
    event: null,
  },
  RushingYards: {
    one: 'rushing yard',
    many: 'rushing yards',
    short: 'Run yards',
    means: 'How far a player ran with the ball. It can be below 0 when a player gets pushed back.',
    event: null,
  },
  RushingTouchdowns: {
    one: 'rushing touchdown',
    many: 'rushing touchdowns',
    inSentence: TOUCHDOWN,
    short: 'Run TDs',
    means: 'Runs that ended in a touchdown.',
    event: null,
  },
  Receptions: {
    one: 'catch',
    many: 'catches',
    inSentence: { one: 'pass', many: 'passes' },
    short: 'Catches',
    means: 'How many throws a player caught.',
    event: {
      word: 'Catch',
      means: 'A throw that the player caught. It’s also called a reception.',
    },
  },
  ReceivingYards: {
    one: 'receiving yard',
    many: 'receiving yards',
    short: 'Catch yards',
    means: 'How far the team moved on throws this player caught.',
    event: null,
  },
  ReceivingTouchdowns: {
    one: 'receiving touchdown',
    many: 'receiving touchdowns',
    inSentence: TOUCHDOWN,
    short: 'Catch TDs',
    means: 'Catches that ended in a touchdown.',
    event: null,
  },
  ExtraPointsMade: {
    one: 'extra point kick',
    many: 'extra point kicks',
    inSentence: { one: 'extra point', many: 'extra points' },
    short: 'Extra points',
    means: 'Short kicks after a touchdown that went in.',
    event: { word: 'Extra point', means: 'A short kick between the posts after a touchdown.' },
  },
  FieldGoalsMade: {
    one: 'field goal',
    many: 'field goals',
    short: 'Kicks',
    means: 'Kicks between the posts. The longer the kick, the harder it is.',
    event: { word: 'Field goal', means: 'A kick between the two posts.' },
  },
  FieldGoalsMade0to19: fieldGoals('0 to 19 yards', 'under 20 yards'),
  FieldGoalsMade20to29: fieldGoals('20 to 29 yards'),
  FieldGoalsMade30to39: fieldGoals('30 to 39 yards'),
  FieldGoalsMade40to49: fieldGoals('40 to 49 yards'),
  FieldGoalsMade50Plus: fieldGoals('50 yards or more'),
  Sacks: {
    one: 'sack',
    many: 'sacks',
    short: 'Sacks',
    means: 'How many times the defense tackled the quarterback before the throw.',
    event: { word: 'Sack', means: 'The defense tackled the quarterback before he could throw.' },
  },
  Interceptions: {
    one: 'interception',
    many: 'interceptions',
    short: 'Inter\u00ADceptions',
    means: 'How many times the defense caught the other team’s throw.',
    event: {
      word: 'Interception',
      means: 'The defense caught a throw that was meant for the other team.',
    },
  },
  FumblesRecovered: {
    one: 'fumble recovered',
    many: 'fumbles recovered',
    short: 'Fumbles',
    means: 'How many times the defense picked up a dropped ball.',
    event: {
      word: 'Fumble recovered',
      means: 'The other team dropped the ball, and the defense picked it up.',
    },
  },
  Safeties: {
    one: 'safety',
    many: 'safeties',
    short: 'Safeties',
    means: 'How many times the other team was tackled with the ball in the end zone it defends.',
    event: {
      word: 'Safety',
      means: 'The other team had the ball and was tackled in the end zone it defends.',
    },
  },
  DefensiveTouchdowns: {
    one: 'defensive touchdown',
    many: 'defensive touchdowns',
    short: 'TDs',
    means: 'How many times the defense took the ball and scored a touchdown.',
    event: null,
  },
  SpecialTeamsTouchdowns: {
    one: 'special teams touchdown',
    many: 'special teams touchdowns',
    short: 'Return TDs',
    means: 'How many times the team returned the other team’s kick for a touchdown.',
    event: null,
  },
  PointsAllowed: {
    one: 'point allowed',
    many: 'points allowed',
    short: 'Points allowed',
    means: 'How many points the other team scored.',
    event: null,
  },
};

function fieldGoals(distance: string, inSentence = `of ${distance}`): StatisticWords {
  return {
    one: `field goal of ${distance}`,
    many: `field goals of ${distance}`,
    inSentence: { one: `field goal ${inSentence}`, many: `field goals ${inSentence}` },
    short: `Kicks ${distance.replace(/ yards( or more)?$/, (_, more) => (more ? '+' : ''))}`,
    means: `Kicks between the posts from ${distance}.`,
    event: null,
  };
}

export const statisticWordForms = (name: StatisticOrSum): StatisticWords => STATISTICS[name];

/** "2 touchdowns", with the words of box-score sentences. */
export function statisticCountText(name: StatisticOrSum, count: number): string {
  const { inSentence, one, many } = STATISTICS[name];
  return `${count} ${count === 1 ? (inSentence?.one ?? one) : (inSentence?.many ?? many)}`;
}
