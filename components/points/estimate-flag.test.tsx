import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EstimateFlag } from './estimate-flag';

const moved = jest.fn();
const skipped = jest.fn();
beforeEach(() => {
  moved.mockReset();
  skipped.mockReset();
});

function Field({ end = 40 }: { end?: number }) {
  const [estimate, setEstimate] = useState<number | null>(null);
  const move = (at: number) => {
    moved(at);
    setEstimate(at);
  };
  return (
    <section>
      <EstimateFlag end={end} estimate={estimate} onMove={move} onSkip={skipped} />
      <input name="whole" aria-label="Whole number" />
    </section>
  );
}

const flag = () => screen.getByRole('slider', { name: 'About where will it land?' });

it('begins in the middle of the field with no guess, is moved one by one, and says where it is', () => {
  render(<Field />);
  expect(flag()).toHaveAttribute('aria-valuetext', 'No guess yet');
  expect(flag()).toHaveAttribute('type', 'range');
  expect(flag()).toHaveValue('20');
  fireEvent.change(flag(), { target: { value: '13' } });
  expect(flag()).toHaveAttribute('aria-valuetext', '13');
  fireEvent.change(flag(), { target: { value: '99' } });
  expect(moved.mock.calls.flat()).toEqual([13, 40]);
});

it('goes by fives on the field of a whole team', () => {
  render(<Field end={200} />);
  expect(flag()).toHaveValue('100');
  expect(flag()).toHaveAttribute('step', '5');
  fireEvent.change(flag(), { target: { value: '130' } });
  expect(moved.mock.calls.flat()).toEqual([130]);
});

it('takes a tap on the flag where it is for a guess', async () => {
  render(<Field />);
  await userEvent.click(flag());
  expect(moved.mock.calls.flat()).toEqual([20]);
});

it('may be skipped, and leads on to the boxes either way', async () => {
  render(<Field />);
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(skipped).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox')).toHaveFocus();
  flag().focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox')).toHaveFocus();
});
