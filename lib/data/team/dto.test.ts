import { expectLimits, type InputLimitCase, kept, refused } from '@/lib/testing/input-limits';
import { teamInput } from './dto';

const look = {
  name: 'Cosmic Otters',
  mascot: 'eagle',
  theme: 'Teal',
  helmetColor: '006442',
  facemaskColor: 'FFFFFF',
};
const not = (value: unknown, sentence: string | null = null): InputLimitCase => [
  value,
  refused(sentence),
];

it('a team has a tidied name, and a look of what is offered', () => {
  expectLimits(teamInput, look, 'name', [
    ['  Cosmic   Otters ', kept('Cosmic Otters')],
    ['x'.repeat(200), kept('x'.repeat(200))],
    not('x'.repeat(201), 'This name is too long.'),
    not(undefined),
  ]);
  expectLimits(teamInput, look, 'mascot', [
    not('Eagle', 'Pick one of the mascots shown.'),
    not(''),
  ]);
  expectLimits(teamInput, look, 'theme', [not('Teals', 'Pick one of the themes shown.'), not('')]);
  for (const field of ['helmetColor', 'facemaskColor']) {
    expectLimits(teamInput, look, field, [
      ['ffffff', kept('FFFFFF')],
      not('#FFFFFF', 'Pick one of the colors shown.'),
      not('123456', 'Pick one of the colors shown.'),
      not(''),
    ]);
  }
});
