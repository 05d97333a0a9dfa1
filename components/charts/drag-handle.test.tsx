import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ValueHandle } from './drag-handle';

type Asked = [number | null, string][];

function Sample({ start, snap = 1, asked }: { start: number | null; snap?: number; asked: Asked }) {
  const [value, setValue] = useState(start);
  return (
    <svg>
      <title>Sample</title>
      <ValueHandle
        name="Top of the bar"
        at={{ x: 10, y: 10 }}
        value={value}
        text={(number) => `${number} yards`}
        min={-20}
        max={80}
        first={0}
        snap={snap}
        vertical
        valueAt={() => 0}
        onValue={(next, phase) => {
          asked.push([next, phase]);
          setValue(next);
        }}
      />
    </svg>
  );
}

const slider = () => screen.getByRole('slider', { name: 'Top of the bar' });

it('is spoken as a slider with its unit, and says so while it has no place', () => {
  const { unmount } = render(<Sample start={null} asked={[]} />);
  expect(slider()).toHaveAttribute('aria-valuetext', 'not set yet');
  unmount();
  render(<Sample start={78} asked={[]} />);
  expect(slider()).toHaveAttribute('aria-valuetext', '78 yards');
  expect(slider()).toHaveAttribute('aria-valuenow', '78');
  expect(slider()).toHaveAttribute('aria-valuemin', '-20');
  expect(slider()).toHaveAttribute('aria-valuemax', '80');
  expect(slider()).toHaveAttribute('aria-orientation', 'vertical');
});

it.each<[string, number | null, number, string, number | null]>([
  ['goes up by one', 70, 1, '{ArrowUp}', 71],
  ['goes up by one to the right as well', 70, 1, '{ArrowRight}', 71],
  ['goes down', 70, 1, '{ArrowDown}', 69],
  ['goes down to the left as well', 70, 1, '{ArrowLeft}', 69],
  ['goes along its grid', 70, 5, '{ArrowUp}', 75],
  ['goes to its grid first', 72, 5, '{ArrowUp}', 75],
  ['goes ten times as far', 30, 1, '{PageUp}', 40],
  ['goes ten times as far with Shift', 30, 1, '{Shift>}{ArrowDown}{/Shift}', 20],
  ['stays inside', 75, 1, '{PageUp}', 80],
  ['stays inside below', -15, 1, '{PageDown}', -20],
  ['goes to the start', 70, 1, '{Home}', -20],
  ['goes to the end', 70, 1, '{End}', 80],
  ['begins where it waits', null, 1, '{ArrowUp}', 0],
  ['is taken away', 70, 1, '{Delete}', null],
  ['is taken away with the other key too', 70, 1, '{Backspace}', null],
])('%s', async (_, start, snap, keys, wanted) => {
  const asked: Asked = [];
  render(<Sample start={start} snap={snap} asked={asked} />);
  act(() => slider().focus());
  await userEvent.keyboard(keys);
  expect(asked).toEqual([[wanted, 'key']]);
});

it.each(['{Control>}{ArrowUp}{/Control}', '{Alt>}{ArrowLeft}{/Alt}', 'x', '{Enter}'])(
  'leaves %s to the browser',
  async (keys) => {
    const asked: Asked = [];
    render(<Sample start={7} asked={asked} />);
    slider().focus();
    await userEvent.keyboard(keys);
    expect(asked).toEqual([]);
  },
);

it('keeps all words of a hint on the paper, at either edge', () => {
  const hint = 'Draw a line through the middle of the dots.';
  for (const x of [90, 500]) {
    const { container, unmount } = render(
      <svg>
        <title>Sample</title>
        <ValueHandle
          name="Point A"
          at={{ x, y: 200 }}
          value={null}
          text={String}
          min={0}
          max={80}
          snap={1}
          hint={hint}
          valueAt={() => 0}
          onValue={() => {}}
        />
      </svg>,
    );
    const middle = Number(container.querySelector('text')?.getAttribute('x'));
    // 43 letters of 15 px, a bit more than half as wide as high, on paper of 520.
    expect(middle).toBeGreaterThan((43 * 15 * 0.56) / 2);
    expect(middle).toBeLessThan(520 - (43 * 15 * 0.56) / 2);
    unmount();
  }
});
