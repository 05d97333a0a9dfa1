export const PRICING = {
  title: 'What it costs',
  hosts: [
    {
      heading: 'On your own computer',
      blocks: [
        'Just the computer and its power. One ordinary machine with two processor cores and 4 ' +
          'GB of memory is enough for a school. Everything is kept in one folder on its disk.',
      ],
    },
    {
      heading: 'On a rented server',
      blocks: [
        'You pay the company that rents out the machine. A small one is enough. ' +
          'No other service is needed: the season’s statistics are part of the app, and email ' +
          'for forgotten passwords is up to you.',
      ],
    },
  ],
  firebase: 'On Google Firebase',
  never: [
    {
      heading: 'Never',
      blocks: [
        [
          'No ads for anyone.',
          'No prizes, odds, or real money in the game.',
          'We don’t sell or share what students do.',
        ],
      ],
    },
  ],
  price: 'price, plans, or things to buy',
  computer: 'computer is enough for a school',
} as const;

export const pricingLeadText = (product: string): string =>
  `${product} is free. There are no plans and nothing to buy.`;
export const schoolMonthlyCostSuffix = (students: number): string =>
  `a month for a school of ${students}, if it uses Firebase`;

type Documents = { reads: number; writes: number };
/** Above a table of costs. `week` is a student's whole week. */
export const firebaseCostIntroText = (week: Documents): string =>
  'Many schools together can keep their data in Firebase. ' +
  'Google counts each record that is read or written, and the app is built to read very ' +
  `little: a student’s whole week needs at most ${week.reads} reads and ${week.writes} ` +
  'writes. With what the teacher looks at, with pictures and with storage, a month costs ' +
  'about:';
type Prices = { date: string; source: string };
export const costSourceText = ({ date, source }: Prices): string =>
  `Worked out with Google’s list prices as we last saw them, in copies of ${date} ` +
  `(${source}), in US dollars, before the free amount each day. ` +
  'The machine that runs the app costs extra.';

export const FIREBASE_COST = {
  who: 'Who',
  students: 'Students',
  read: 'Records read',
  written: 'Records written',
  month: 'A month',
  caption: 'A month on Firebase',
} as const;
