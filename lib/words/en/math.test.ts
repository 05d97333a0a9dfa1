import { triesText } from './math';

it('counts tries in words', () => {
  expect([0, 1, 2, 40].map(triesText)).toEqual(['0 tries', '1 try', '2 tries', '40 tries']);
});
