import { render, screen } from '@testing-library/react';
import { OvercomeLineMistakeComparison } from './overcome-line-mistake-comparison';

it('draws the wrong line and the right one to one scale, and says both', () => {
  const whole = (wholeNumber: number) => ({ wholeNumber, numerator: 0, denominator: 1 });
  const { container } = render(
    <OvercomeLineMistakeComparison
      beaten={{
        count: 50,
        rate: { wholeNumber: 0, numerator: 1, denominator: 10 },
        before: whole(50),
        now: whole(5),
        tries: 2,
      }}
    />,
  );
  const bars = [...container.querySelectorAll<HTMLElement>('dd > span[style]')];
  expect(bars.map(({ style }) => style.width)).toEqual(['100%', '10%']);
  const section = screen.getByRole('region', { name: 'A mistake you beat' });
  expect(section).toHaveTextContent(/50 × .* is 5You found it on the 2nd try\./);
  expect(section).toHaveTextContent(/before50now5$/);
});
