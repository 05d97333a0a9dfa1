import { expectLimits, kept, refused } from '@/lib/testing/input-limits';
import { teacherNameInput } from './dto';

it('the name students call a teacher has 2 to 60 letters on one line', () => {
  const SHORT = 'Please type the name your students call you.';
  expectLimits(teacherNameInput, { displayName: 'Ms L' }, 'displayName', [
    ['Al', kept('Al')],
    ['x'.repeat(60), kept('x'.repeat(60))],
    ['  Ms\n\t Lovelace\u200b\u0007 ', kept('Ms Lovelace')],
    [` ${'x'.repeat(60)} `, kept('x'.repeat(60))],
    ['A ', refused(SHORT)],
    ['\u200b\u200b', refused(SHORT)],
    ['x'.repeat(61), refused('Please use at most 60 characters.')],
    [null, refused(null)],
  ]);
});
