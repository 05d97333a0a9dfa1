import { jsonLine } from './log';

it('keeps whatever a field holds on one line, and every letter of it (S30)', () => {
  const nasty = '\n\r\u2028\u2029\u0085\u007f\u001b[31m\u009b1m\u202e\u200b\ufeff Ángel Ñandú 🐌';
  const line = jsonLine({ level: 'info', path: nasty });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  expect(line).toMatch(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029\u202e\u200b\ufeff]+\n$/);
  expect(JSON.parse(line)).toEqual({ level: 'info', path: nasty });
});
