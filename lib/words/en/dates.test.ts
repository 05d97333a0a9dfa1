import * as spanish from '../es/dates';
import * as english from './dates';

const NEW_YORK = 'America/New_York';

it.each([
  ['2023-10-12T19:05:00Z', 'Thu, Oct 12, 3:05 PM'],
  ['2023-10-13T03:59:00Z', 'Thu, Oct 12, 11:59 PM'],
  ['2023-10-13T04:00:00Z', 'Fri, Oct 13, 12:00 AM'],
  ['2024-01-05T14:09:00Z', 'Fri, Jan 5, 9:09 AM'],
])('%s is "%s" by the clocks of the school', (moment, text) => {
  expect(english.pastDayAndTimeText(new Date(moment), NEW_YORK)).toBe(text);
});

it.each([
  [
    english,
    [
      'Thursday, Oct 12, 12:05 PM',
      'Thursday, October 12, at 12:05 PM',
      'Oct 12',
      '12:05 PM',
      'time not known',
    ],
  ],
  [
    spanish,
    [
      'jueves 12 oct, 12:05 p.m.',
      'jueves 12 de octubre, 12:05 p.m.',
      '12 oct',
      '12:05 p.m.',
      'hora desconocida',
    ],
  ],
])('a moment has its words in each language', (words, texts) => {
  const moment = new Date('2023-10-12T19:05:00Z');
  const { deadlineDayAndTimeText, dayAndTimeText, shortDayText, timeText, pastDayAndTimeText } =
    words;
  const said = [deadlineDayAndTimeText, dayAndTimeText, shortDayText, timeText]
    .map((text) => text(moment, 'America/Los_Angeles'))
    .concat(pastDayAndTimeText(new Date(0), NEW_YORK));
  // The spaces in "p.m." depend on Node's release.
  expect(said.map((text) => text?.replace(/\s/g, ' ').replace('p. m.', 'p.m.'))).toEqual(texts);
});
