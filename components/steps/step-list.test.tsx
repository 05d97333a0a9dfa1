import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StepList } from './step-list';

const STEPS = [
  { key: 'QB', name: 'QB', state: 'right', text: 'Right' },
  { key: 'RB1', name: 'RB1', state: 'tried', text: '2 tries' },
  { key: 'RB2', name: 'RB2', state: 'closed', text: 'Later' },
  { key: 'WR1', name: 'WR1', state: 'open', text: 'To do' },
] as const;
const step = (name: string) => screen.getByRole('button', { name });

it('is one stop of Tab, at the open step; the arrow keys, Home and End go to the others that can be opened', async () => {
  const onChoose = jest.fn();
  render(<StepList label="Steps" steps={STEPS} active="RB1" onChoose={onChoose} />);
  await userEvent.tab();
  expect(step('RB1 2 tries')).toHaveFocus();
  expect(step('RB1 2 tries')).toHaveAttribute('aria-current', 'step');
  await userEvent.keyboard('{ArrowRight}');
  expect(step('WR1 To do')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(step('QB Right')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(step('WR1 To do')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(step('QB Right')).toHaveFocus();
  await userEvent.keyboard('{End}x{Enter}');
  expect(onChoose.mock.calls).toEqual([['WR1']]);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
