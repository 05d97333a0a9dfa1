import { contrastRatio, readableTextColor } from '@/lib/domain/team/colors';
import { shadeColor } from './small-helmet';

describe('inkOn', () => {
  it.each(['#ffffff', '#000000', '#d3bc8d', '#fb4f14', '#4495d2', '#777777', '#767676', '#0085ca'])(
    'is readable on %s',
    (background) => {
      expect(contrastRatio(background, readableTextColor(background))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('shade', () => {
  it('goes to white, to black, and nowhere for 0', () => {
    expect([shadeColor('#336699', 1), shadeColor('#336699', -1), shadeColor('336699', 0)]).toEqual([
      '#ffffff',
      '#000000',
      '#336699',
    ]);
  });
  it('draws a color it can’t read as gray', () => expect(shadeColor('url(x)', 0)).toBe('#78827d'));
});
