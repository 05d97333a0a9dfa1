import { errorLine } from './report';

const CANARY = 'Kim L. typed 19 11/20';

it.each([
  ['an error', new TypeError(CANARY)],
  ['an error of several lines', new Error(`first\n${CANARY}\nlast`)],
  ['an error with a cause', new Error('outer', { cause: new Error(CANARY) })],
  ['words', CANARY],
  ['an object', { message: CANARY, toString: (): string => CANARY }],
  ['nothing', undefined],
])('tells of %s that was thrown its kind, and none of its words (S20)', (_, thrown) => {
  const line = errorLine(thrown, { eventId: 'e1' });
  expect(line).toMatch(/^[^\n]+\n$/);
  expect(line).not.toMatch(/Kim|11\/20/);
  expect(JSON.parse(line)).toMatchObject({ level: 'error', eventId: 'e1', message: 'Error', kind: expect.any(String) });
});
