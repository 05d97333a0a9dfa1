import { STATISTICS_AND_SUMS, statisticInfo } from '@/lib/domain/football/statistics';
import { THEMES } from '@/lib/domain/team/looks';
import { signInIsBusyText } from '@/words/access';
import {
  forgotPasswordWithUserNameText,
  passwordProblemText,
  schoolMustAgreeText,
} from './account';
import { leftOutColumnsText, lineTroubleText } from './class-list';
import { scoringRulesLabel, scoringRulesPhrase } from './formula-levels';
import { valueWithUnitText } from './graph-statistics';
import { GRAPH_WORDS } from './graphs/registry';
import { statisticNameForCount } from './names';
import { ASSESSMENT_WORDS } from './onboarding';
import { statisticsCreditText } from './shell';
import { themeName } from './team-look';
import { teamNameProblemText } from './team-name';
import { lineupLockedText, lineupTaskLockedText, taskDescriptionText, taskTitle } from './week';

it('says what helps without an email, what a teacher confirms, and that many people want to get in', () => {
  expect([forgotPasswordWithUserNameText(), schoolMustAgreeText(), signInIsBusyText()]).toEqual([
    'No email? Ask your teacher for a new login card.',
    'Please confirm that your school lets you use the app with your students.',
    'A lot of people are trying to sign in right now. Please wait a moment and try again. If that doesn’t help, reload the page.',
  ]);
});

it('says why a password is refused', () => {
  expect(
    (['too-short', 'too-long', 'is-email', 'is-username', 'common'] as const).map(
      passwordProblemText,
    ),
  ).toEqual([
    'Use at least 8 characters.',
    'Use at most 128 characters.',
    'Your password can’t be the same as your email.',
    'Your password can’t be the same as your user name.',
    'Many people use this password, so it’s easy to guess. Please choose another one.',
  ]);
});

it('says why a team name is refused', () => {
  const problems = [
    'too-short',
    'too-long',
    'signs',
    'no-letter',
    'invisible',
    'unkind',
    'person',
    'taken',
  ] as const;
  expect(problems.map(teamNameProblemText)).toEqual([
    'Use at least 2 letters.',
    'Use at most 30 letters and spaces.',
    "Use only letters, numbers, spaces, ', -, and &.",
    'Use at least one letter or number.',
    'This name has characters that can’t be seen.',
    'Please choose a name that’s kind to everyone.',
    'Please choose a name that isn’t a person’s name.',
    'Another team has a name that looks like this one. Please choose another.',
  ]);
});

it('names the columns of a class list that are left out', () => {
  expect([
    leftOutColumnsText(['gender']),
    leftOutColumnsText(['gender', 'birthday', 'email']),
    leftOutColumnsText(['email', 'other', 'same']),
  ]).toEqual([
    'Gender is left out.',
    'Gender, birthday, and email are left out.',
    'Email and other columns are left out.',
  ]);
  expect(leftOutColumnsText(['other'])).toBe('Some columns are left out.');
});

it('says why a line of a class list cannot be read', () => {
  expect(
    (['no-name', 'letters', 'too-long', 'too-many-names'] as const).map(lineTroubleText),
  ).toEqual([
    'There’s no first name on this line.',
    "A first name can only have letters, spaces, periods, ', and -.",
    'A first name can have at most 20 letters.',
    'This line has more than two names. Please put one student on each line.',
  ]);
});

it('says why a line-up is locked, since when, and which week brings the next one, if any does', () => {
  const due = 'Friday, Oct 20, 9:30 AM';
  expect(lineupLockedText(7, due)).toBe(
    'It locked on Friday, Oct 20, 9:30 AM. The next one opens with week 7.',
  );
  expect(lineupLockedText(18, due)).toBe(
    'It locked on Friday, Oct 20, 9:30 AM. It was the last one of the season.',
  );
  expect(lineupTaskLockedText(7, due)).toBe(
    'Locked on Friday, Oct 20, 9:30 AM. The next one opens with week 7.',
  );
  expect(lineupTaskLockedText(18, due)).toBe(
    'Locked on Friday, Oct 20, 9:30 AM. It was the last one of the season.',
  );
});

it('asks the three questions of the start, each with five answers from least to most', () => {
  const feelings = ['Not so good', 'A little unsure', 'Okay', 'Good', 'Great'];
  expect(ASSESSMENT_WORDS).toEqual({
    gameExcitement: {
      legend: 'How excited are you to play this game?',
      answers: ['Not yet', 'A little', 'Okay', 'Excited', 'Very excited'],
    },
    mathConfidence: { legend: 'How do you feel about math?', answers: feelings },
    fractionConfidence: { legend: 'How do you feel about fractions?', answers: feelings },
  });
});

it('says of each task what it is, with the weeks that it is about', () => {
  const numbers = [1, 2, 3, 4, 5] as const;
  expect(numbers.map((task) => [taskTitle(task), taskDescriptionText(task, 6)])).toEqual([
    ['Check Box Scores', 'See what your players did in week 6.'],
    ['Calculate Points', 'Work out the points for each starter and your team.'],
    ['Upload Graphs', 'Make a graph of your data and upload it to earn MVP points.'],
    ['Leaderboards', 'See how your team is doing in your league.'],
    ['Set Line-Up', 'Choose your starters for week 7.'],
  ]);
  expect(numbers.map((task) => taskDescriptionText(task, 18))).toEqual([
    'See what your players did in the last week of the season.',
    taskDescriptionText(2, 6),
    taskDescriptionText(3, 6),
    taskDescriptionText(4, 6),
    'Choose your starters for the next week.',
  ]);
});

it('calls each statistic of a graph by what it is for, and says what the graph is good for', () => {
  expect(Object.values(GRAPH_WORDS).flatMap(({ fieldNames }) => fieldNames)).toEqual([
    'Statistic',
    'First piece of each bar',
    'Second piece of each bar',
    'Third piece of each bar',
    'Statistic',
    'Statistic',
    'Statistic',
    'Across (x-axis)',
    'Up (y-axis)',
    'Statistic',
  ]);
  for (const { about } of Object.values(GRAPH_WORDS))
    expect(about).toMatch(/^An? [a-z -]+ (shows|uses) [^.]+\.$/);
});

it('names nflverse with its license wherever its statistics may be shown, and SportsDataIO where it is the source', () => {
  for (const source of ['files', 'nflverse', 'sportsdata'] as const) {
    expect(statisticsCreditText(source)).toMatch(/nflverse, CC BY 4\.0, changed\.$/);
    expect(statisticsCreditText(source).includes('SportsDataIO')).toBe(source === 'sportsdata');
  }
});

it('names the rules of a student by their level, or by the name that the teacher gave a set', () => {
  const november = { name: 'Unlike, November' };
  expect([scoringRulesLabel(1), scoringRulesPhrase(2)]).toEqual(['Level 1', 'level 2']);
  expect([scoringRulesLabel(november), scoringRulesPhrase(november)]).toEqual([
    'Unlike, November',
    '“Unlike, November”',
  ]);
});

it('names each theme of the specification', () => {
  expect(THEMES.map(({ id }) => themeName(id)).join(', ')).toBe(
    'Red, Dark blue, Pink, Purple, Teal, Orange, Yellow, Green, White',
  );
});

it('names each statistic in the singular for one of it', () => {
  expect(
    STATISTICS_AND_SUMS.map((field) =>
      statisticNameForCount(statisticInfo(field).label, 1),
    ).toSorted(),
  ).toEqual([
    'catch',
    'defensive touchdown',
    'extra point made',
    'field goal made',
    'field goal, 0 to 19 yards',
    'field goal, 20 to 29 yards',
    'field goal, 30 to 39 yards',
    'field goal, 40 to 49 yards',
    'field goal, 50 yards or more',
    'fumble recovered',
    'interception',
    'passing touchdown',
    'passing yard',
    'point allowed',
    'receiving touchdown',
    'receiving yard',
    'rushing touchdown',
    'rushing yard',
    'sack',
    'safety',
    'special teams touchdown',
  ]);
  expect([0, -1, 2].map((count) => statisticNameForCount('Passing yards', count))).toEqual([
    'passing yards',
    'passing yard',
    'passing yards',
  ]);
  expect([1, 2].map((value) => valueWithUnitText(value, 'Receptions'))).toEqual([
    '1 catch',
    '2 catches',
  ]);
});
