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

it('is moved with the arrow keys from the middle of the field, and says where it is', async () => {
  render(<Field />);
  expect(flag()).toHaveAttribute('aria-valuetext', 'No guess yet');
  await userEvent.tab();
  expect(flag()).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{PageDown}');
  expect(flag()).toHaveAttribute('aria-valuetext', '13');
  await userEvent.keyboard('{ArrowUp}{PageUp}{Home}{ArrowLeft}{End}{ArrowRight}');
  expect(moved.mock.calls.flat()).toEqual([19, 18, 13, 14, 19, 0, 0, 40, 40]);
});

it('goes by fives on the field of a whole team', async () => {
  render(<Field end={200} />);
  flag().focus();
  await userEvent.keyboard('{ArrowRight}{PageUp}');
  expect(moved.mock.calls.flat()).toEqual([105, 130]);
});

it('is put where the field is tapped, and follows the finger that holds it', () => {
  render(<Field />);
  const held = new Set<number>();
  Object.assign(flag(), {
    getBoundingClientRect: () => ({ left: 100, width: 1000 }),
    setPointerCapture: (id: number) => held.add(id),
    hasPointerCapture: (id: number) => held.has(id),
  });
  const at = (type: 'pointerDown' | 'pointerMove', clientX: number) => {
    const event = new MouseEvent(type.toLowerCase(), { bubbles: true, clientX });
    Object.assign(event, { pointerId: 1 });
    fireEvent(flag(), event);
  };
  at('pointerMove', 400);
  expect(moved).not.toHaveBeenCalled();
  // Three percent are left free at each end: the middle of the drawing is 20.
  at('pointerDown', 600);
  at('pointerMove', 835);
  at('pointerMove', 5000);
  at('pointerMove', 0);
  expect(moved.mock.calls.flat()).toEqual([20, 30, 40, 0]);
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
