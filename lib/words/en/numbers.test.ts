import { endSentence } from '@/words/numbers';

it.each([
  ['Not in your list: Emma J.', 'Not in your list: Emma J.'],
  ['Not in your list: Cher', 'Not in your list: Cher.'],
])('%j ends as %j', (text, sentence) => expect(endSentence(text)).toBe(sentence));
