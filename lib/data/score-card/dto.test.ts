import { typed } from '@/lib/testing/student-week';
import { submitStepInput } from './dto';

describe('what is sent', () => {
  const sent = { week: 6, step: 'QB', typed: typed('1'), operationId: 'operation-1' };

  it.each([
    ['as it should be', {}, true],
    ['week 0', { week: 0 }, true],
    ['week 18', { week: 18 }, true],
    ['a week before the first', { week: -1 }, false],
    ['a week after the last', { week: 19 }, false],
    ['half a week', { week: 1.5 }, false],
    ['the team', { step: 'TEAM' }, true],
    ['no such step', { step: 'qb' }, false],
    ['a box of 40 letters', { typed: typed('1'.repeat(40)) }, true],
    ['a box of 41', { typed: typed('1'.repeat(41)) }, false],
    ['a box that is missing', { typed: { whole: '1', numerator: '' } }, false],
    ['an id of 8 letters', { operationId: 'abcdEF_9' }, true],
    ['an id of 7', { operationId: 'abcdEF9' }, false],
    ['an id of 64', { operationId: '-'.repeat(64) }, true],
    ['an id of 65', { operationId: '-'.repeat(65) }, false],
    ['an id with something before it', { operationId: '/abcdefgh' }, false],
    ['an id with something behind it', { operationId: 'abcdefgh/' }, false],
  ])('is read only as it should be: %s', (_, changes, isRead) => {
    expect(submitStepInput.safeParse({ ...sent, ...changes }).success).toBe(isRead);
  });

  it('is refused in words', () => {
    const said = (changes: object) =>
      submitStepInput.safeParse({ ...sent, ...changes }).error?.issues[0]?.message;
    expect(said({ typed: typed('1'.repeat(41)) })).toBe('That number is too long.');
    expect(said({ operationId: '' })).toBe(
      'Something is missing. Please reload the page and try again.',
    );
  });
});
