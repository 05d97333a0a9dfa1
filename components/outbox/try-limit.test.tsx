import { render, screen } from '@testing-library/react';
import { breakWords, NoTriesLeft, ShortBreak } from './try-limit';

it.each([
  [10, 'Keep going in 10 seconds.'],
  [2, 'Keep going in 2 seconds.'],
  [1, 'Keep going in 1 second.'],
])('counts a short break down for eyes alone: %i', (left, text) => {
  render(<ShortBreak left={left} />);
  const seconds = screen.getByText(text);
  expect(seconds).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Time for a short break')).toBeVisible();
  expect(screen.getByText('What you typed stays here. Read the hint again, or try it on paper.')).toBeVisible();
});

it('tells ears the beginning of a break and its end, and nothing between or without one', () => {
  const hold = { seconds: 15 };
  const begun = 'Time for a short break of 15 seconds. What you typed stays here.';
  expect([15, 9, 1, 0].map((left) => breakWords(hold, left))).toEqual([
    begun,
    begun,
    begun,
    'The break is over. You can keep going.',
  ]);
  expect([breakWords(null, 0), breakWords('used-up', 0), breakWords('used-up', 5)]).toEqual(['', '', '']);
});

describe('when a task has no tries left', () => {
  it('says so kindly, and what can be done now', () => {
    const { container } = render(<NoTriesLeft meanwhile="Go on with the next step." isNews={false} />);
    expect(container).toHaveTextContent(
      'You worked hard on this oneYou’ve tried it 40 times. Now look at it with your teacher, who can see your work and reopen it for you.Go on with the next step.',
    );
    expect(document.body).toHaveFocus();
  });

  it('takes the keyboard when it comes in the place of the boxes, without a stop for Tab', () => {
    const { container } = render(<NoTriesLeft meanwhile="Go on with the next step." isNews />);
    expect(container.firstElementChild).toHaveFocus();
    expect(container.firstElementChild).toHaveAttribute('tabindex', '-1');
  });

  it('takes it when the news comes later, too', () => {
    const { container, rerender } = render(<NoTriesLeft meanwhile="Go on." isNews={false} />);
    rerender(<NoTriesLeft meanwhile="Go on." isNews />);
    expect(container.firstElementChild).toHaveFocus();
  });
});
