import { roughTime } from './stuck';

it.each([
  [5, '5 minutes'],
  [60, '60 minutes'],
  [61, 'over an hour'],
])('%i minutes are told as %s', (minutes, text) => expect(roughTime(minutes)).toBe(text));
