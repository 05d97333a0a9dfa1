import { render } from '@testing-library/react';
import { TextWithFractions } from './text-with-fractions';

const read = (words: string, flat?: boolean) => {
  const { container, unmount } = render(
    <TextWithFractions {...(flat ? { flat } : {})}>{words}</TextWithFractions>,
  );
  for (const hidden of container.querySelectorAll('[aria-hidden]')) hidden.remove();
  const heard = container.textContent;
  unmount();
  return heard;
};

it.each([
  [
    'Same answer as before: 82 1/2. It didn’t use up a try.',
    'Same answer as before: eighty-two and one half. It didn’t use up a try.',
  ],
  ['1/20, 7/4 and 3', 'one twentieth, seven fourths and 3'],
  ['You tried -2 1/4.', 'You tried negative two and one fourth.'],
  ['You tried -1/2.', 'You tried negative one half.'],
  ['You tried -7.', 'You tried −7.'],
  ['Week 3–4 has no fraction', 'Week 3–4 has no fraction'],
])('reads %j as %j, drawn or in one line', (words, heard) => {
  expect(read(words)).toBe(heard);
  expect(read(words, true)).toBe(heard);
});

it('draws the fraction, or writes it in one line with a true minus', () => {
  const drawn = render(<TextWithFractions>It is -2 1/4 now.</TextWithFractions>);
  expect(drawn.container.querySelector('.stacked-fraction')).toHaveTextContent('14');
  const flat = render(<TextWithFractions flat>It is -2 1/4 now.</TextWithFractions>);
  expect(flat.container.querySelector('[aria-hidden]')).toHaveTextContent('−2 1/4');
});
