import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import type { TypedAnswer } from '@/lib/data/score-card/dto';
import { ANSWER_HELP } from '@/lib/domain/answer-help';
import { FractionField } from './fraction-field';

const EMPTY: TypedAnswer = { whole: '', numerator: '', denominator: '' };

type SheetProps = { onSubmit?: () => void; start?: TypedAnswer } & Pick<
  ComponentProps<typeof FractionField>,
  'error' | 'disabled' | 'autoFocus'
>;

function Sheet({ onSubmit, start = EMPTY, ...field }: SheetProps) {
  const [value, setValue] = useState(start);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <FractionField label="Your points" value={value} onChange={setValue} {...field} />
      <output>{JSON.stringify(value)}</output>
    </form>
  );
}

const whole = () => screen.getByRole('textbox', { name: 'Whole number' });
const numerator = () => screen.getByRole('textbox', { name: 'Numerator' });
const denominator = () => screen.getByRole('textbox', { name: 'Denominator' });
const typed = () => ({
  whole: (whole() as HTMLInputElement).value,
  numerator: (numerator() as HTMLInputElement).value,
  denominator: (denominator() as HTMLInputElement).value,
});

describe('FractionField', () => {
  it('is a group with a name, a help text and three numeric boxes', () => {
    render(<Sheet />);
    expect(screen.getByRole('group', { name: 'Your points' })).toHaveAccessibleDescription(ANSWER_HELP);
    for (const box of [whole(), numerator(), denominator()]) expect(box).toHaveAttribute('inputmode', 'numeric');
  });

  it('moves on with a space and a slash, so that 2 3/8 can be typed in one go', async () => {
    render(<Sheet />);
    await userEvent.type(whole(), '2');
    await userEvent.keyboard(' 3/8');
    expect(typed()).toEqual({ whole: '2', numerator: '3', denominator: '8' });
    expect(denominator()).toHaveFocus();
  });

  it('reads 7/4 typed from the first box as seven fourths', async () => {
    render(<Sheet />);
    await userEvent.click(whole());
    await userEvent.keyboard('7/4');
    expect(typed()).toEqual({ whole: '', numerator: '7', denominator: '4' });
  });

  it('moves on from an empty whole box with a space', async () => {
    render(<Sheet />);
    await userEvent.click(whole());
    await userEvent.keyboard(' 1 2');
    expect(typed()).toEqual({ whole: '', numerator: '1', denominator: '2' });
  });

  it('goes back with Backspace in an empty box and keeps what stands there', async () => {
    render(<Sheet start={{ whole: '2', numerator: '', denominator: '' }} />);
    await userEvent.click(denominator());
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(whole()).toHaveFocus();
    expect(typed().whole).toBe('2');
  });

  it('sends the form on Enter from any box', async () => {
    const onSubmit = jest.fn();
    render(<Sheet onSubmit={onSubmit} />);
    await userEvent.type(numerator(), '3{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('spreads a pasted mixed number over the boxes', async () => {
    render(<Sheet />);
    await userEvent.click(numerator());
    await userEvent.paste('1 3/4');
    expect(typed()).toEqual({ whole: '1', numerator: '3', denominator: '4' });
  });

  it('refuses a pasted text it cannot read, says why, and keeps what was typed', async () => {
    render(<Sheet start={{ ...EMPTY, whole: '5' }} />);
    await userEvent.click(whole());
    await userEvent.paste('1/1/3');
    expect(typed()).toEqual({ ...EMPTY, whole: '5' });
    expect(whole()).toBeInvalid();
    const message = screen.getAllByRole('status')[0]?.textContent ?? '';
    expect(message.length).toBeGreaterThan(5);
    expect(whole()).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it('ties an error to the box it is about', () => {
    render(<Sheet error={{ field: 'denominator', message: 'The bottom number cannot be 0.' }} />);
    expect(denominator()).toBeInvalid();
    expect(whole()).toBeValid();
    expect(denominator()).toHaveAccessibleDescription(expect.stringContaining('The bottom number cannot be 0.'));
  });

  it('takes the focus when asked to, and none when disabled', () => {
    const { unmount } = render(<Sheet autoFocus />);
    expect(whole()).toHaveFocus();
    unmount();
    render(<Sheet disabled />);
    expect(whole()).toBeDisabled();
  });

  it('moves on when a phone keyboard reports no key but a changed text', () => {
    render(<Sheet />);
    fireEvent.change(whole(), { target: { value: '2 ' } });
    expect(typed().whole).toBe('2');
    expect(numerator()).toHaveFocus();
  });
});
