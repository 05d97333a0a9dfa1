import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import type { TypedAnswer } from '@/lib/data/score-card/dto';
import { parseMixedNumberBoxes } from '@/lib/domain/answers/read';
import { answerHelpText } from '@/words/answer-help';
import { FractionField, fractionBoxesAfterTyping } from './fraction-field';

const EMPTY: TypedAnswer = { whole: '', numerator: '', denominator: '' };

type SheetProps = { onSubmit?: () => void; start?: TypedAnswer } & Pick<
  ComponentProps<typeof FractionField>,
  'error'
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
  afterEach(() => jest.restoreAllMocks());

  it('is a group with a name, a help text and three numeric boxes', () => {
    render(<Sheet />);
    expect(screen.getByRole('group', { name: 'Your points' })).toHaveAccessibleDescription(
      answerHelpText(),
    );
    for (const box of [whole(), numerator(), denominator()]) {
      expect(box).toHaveAttribute('inputmode', 'numeric');
      // The description belongs to the group; repeated on each box it would be read four times.
      expect(box).not.toHaveAccessibleDescription();
    }
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

  it('moves on from an empty numerator with a space, and stays in an empty denominator', async () => {
    render(<Sheet />);
    await userEvent.click(numerator());
    await userEvent.keyboard(' ');
    expect(denominator()).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(denominator()).toHaveFocus();
    expect(typed()).toEqual(EMPTY);
  });

  it('takes the keyboard only when asked to', () => {
    render(<Sheet />);
    expect(document.body).toHaveFocus();
  });

  it('goes back with Backspace in an empty box and keeps what is there', async () => {
    render(<Sheet start={{ whole: '2', numerator: '', denominator: '' }} />);
    await userEvent.click(denominator());
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(whole()).toHaveFocus();
    expect(typed().whole).toBe('2');
  });

  it.each([
    ['Whole number', 'whole'],
    ['Numerator', 'numerator'],
    ['Denominator', 'denominator'],
  ] as const)(
    'deletes digit by digit with Backspace in the filled box %s, and stays there until it is empty',
    async (name, box) => {
      render(<Sheet start={{ whole: '21', numerator: '34', denominator: '56' }} />);
      const field = screen.getByRole('textbox', { name });
      const before = typed();
      await userEvent.click(field);
      await userEvent.keyboard('{Backspace}');
      expect(typed()).toEqual({ ...before, [box]: before[box].slice(0, 1) });
      expect(field).toHaveFocus();
      await userEvent.keyboard('{Backspace}');
      expect(typed()).toEqual({ ...before, [box]: '' });
      expect(field).toHaveFocus();
    },
  );

  it('stays in a filled box with Backspace before its first digit', async () => {
    render(<Sheet start={{ whole: '2', numerator: '34', denominator: '' }} />);
    await userEvent.click(numerator());
    (numerator() as HTMLInputElement).setSelectionRange(0, 0);
    await userEvent.keyboard('{Backspace}');
    expect(typed()).toEqual({ whole: '2', numerator: '34', denominator: '' });
    expect(numerator()).toHaveFocus();
  });

  it('deletes what is chosen with Backspace, and stays', async () => {
    render(<Sheet start={{ whole: '2', numerator: '34', denominator: '' }} />);
    await userEvent.click(numerator());
    (numerator() as HTMLInputElement).setSelectionRange(0, 2);
    await userEvent.keyboard('{Backspace}');
    expect(typed()).toEqual({ whole: '2', numerator: '', denominator: '' });
    expect(numerator()).toHaveFocus();
  });

  it('puts the cursor behind the last digit when Backspace goes back', async () => {
    render(<Sheet start={{ whole: '21', numerator: '', denominator: '' }} />);
    await userEvent.click(numerator());
    await userEvent.keyboard('{Backspace}');
    expect(whole()).toHaveFocus();
    await userEvent.keyboard('5');
    expect(typed().whole).toBe('215');
  });

  it('stays with Backspace in the empty first box', async () => {
    render(<Sheet />);
    await userEvent.click(whole());
    await userEvent.keyboard('{Backspace}');
    expect(whole()).toHaveFocus();
  });

  it('sends the form once on Enter from any box, and writes nothing', async () => {
    const onSubmit = jest.fn();
    render(<Sheet onSubmit={onSubmit} />);
    for (const [index, box] of [whole(), numerator(), denominator()].entries()) {
      await userEvent.type(box, '3{Enter}');
      expect(onSubmit).toHaveBeenCalledTimes(index + 1);
    }
    expect(typed()).toEqual({ whole: '3', numerator: '3', denominator: '3' });
  });

  it.each([
    ['while it composes', { isComposing: true, keyCode: 13 }],
    ['as Safari tells it, after the composition', { isComposing: false, keyCode: 229 }],
  ])('leaves Enter, Backspace and a space to an input method %s', (_, event) => {
    const onSubmit = jest.fn();
    render(<Sheet onSubmit={onSubmit} start={{ ...EMPTY, whole: '2' }} />);
    numerator().focus();
    for (const key of ['Enter', 'Backspace', ' ']) {
      expect(fireEvent.keyDown(numerator(), { key, ...event })).toBe(true);
    }
    expect(onSubmit).not.toHaveBeenCalled();
    expect(numerator()).toHaveFocus();
  });

  it('spreads a pasted mixed number over the boxes', async () => {
    render(<Sheet />);
    await userEvent.click(numerator());
    await userEvent.paste('1 3/4');
    expect(typed()).toEqual({ whole: '1', numerator: '3', denominator: '4' });
  });

  it.each([
    ['12', { whole: '2', numerator: '12', denominator: '' }],
    ['-7', { whole: '2', numerator: '-7', denominator: '' }],
    ['\u22127', { whole: '2', numerator: '\u22127', denominator: '' }],
    ['3/4', { whole: '2', numerator: '3', denominator: '4' }],
    ['1 3/4', { whole: '1', numerator: '3', denominator: '4' }],
  ])(
    'puts a pasted %s into the numerator where it belongs, beside a whole number',
    async (text, boxes) => {
      render(<Sheet start={{ ...EMPTY, whole: '2' }} />);
      await userEvent.click(numerator());
      await userEvent.paste(text);
      expect(typed()).toEqual(boxes);
      expect(boxes.denominator === '' ? numerator() : denominator()).toHaveFocus();
    },
  );

  it.each([
    ['1.75', '1.75'],
    ['21.0416667', '21.0416667'],
    ['1,5', '1.5'],
    ['$16.1 pts.', '16.1'],
    ['\u200b1,200.5', '1200.5'],
  ])('leaves a pasted %s the decimal it is', async (text, decimal) => {
    render(<Sheet start={{ whole: '2', numerator: '1', denominator: '3' }} />);
    await userEvent.click(numerator());
    await userEvent.paste(text);
    expect(typed()).toEqual({ ...EMPTY, whole: decimal });
  });

  it.each([
    ['16 1/10.', [16, 1, 10]],
    ['16.1 pts', [16, 1, 10]],
    ['$16.1', [16, 1, 10]],
    ['= 16 1/10', [16, 1, 10]],
    ['=16 1/10', [16, 1, 10]],
    ['= 7/4', [0, 7, 4]],
    ['161:10', [0, 161, 10]],
    ['16 1:10', [16, 1, 10]],
    ['16 1\\10', [16, 1, 10]],
    ['42 ½', [42, 1, 2]],
    ['42½', [42, 1, 2]],
    [' 42 1/2', [42, 1, 2]],
    ['  42  1 / 2', [42, 1, 2]],
    [' 42 ½', [42, 1, 2]],
    [' 7 / 4', [0, 7, 4]],
    ['- 42 1/2', [-42, 1, 2]],
    ['- 1/2', [0, -1, 2]],
    ['-½', [0, -1, 2]],
    ['16 1/10 points', [16, 1, 10]],
    ['１６　１／１０', [16, 1, 10]],
    ['١٦ ١/١٠', [16, 1, 10]],
    ['१६ १/१०', [16, 1, 10]],
    ['1,200 1/2', [1200, 1, 2]],
    ['\u200b16 1⁄10', [16, 1, 10]],
    ['—3', [-3, 0, 1]],
  ])('reads %j alike, typed key by key or pasted', async (text, [wholeNumber, top, bottom]) => {
    const value = { wholeNumber, numerator: top, denominator: bottom };
    const { unmount } = render(<Sheet />);
    await userEvent.click(whole());
    await userEvent.keyboard(text.replace(/[{[]/g, '$&$&'));
    expect(parseMixedNumberBoxes(typed())).toEqual({ ok: true, value });
    unmount();
    render(<Sheet />);
    await userEvent.click(whole());
    await userEvent.paste(text);
    expect(parseMixedNumberBoxes(typed())).toEqual({ ok: true, value });
  });

  it('never takes 1/1/3 for 1 1/3', async () => {
    render(<Sheet />);
    await userEvent.click(whole());
    await userEvent.keyboard('1/1/3');
    expect(parseMixedNumberBoxes(typed())).toMatchObject({ ok: false, problem: 'many-slashes' });
  });

  it.each(['1/2+1/4', '1/2 + 1/4', '14 5/8+4', '14+4+5/8', '2+3+1/4', '4 + 3 + 1', '1 1/2 + 3'])(
    'takes %s for a sum as it is typed, key by key',
    async (text) => {
      render(<Sheet />);
      await userEvent.click(whole());
      await userEvent.keyboard(text);
      expect(parseMixedNumberBoxes(typed())).toMatchObject({ ok: false, problem: 'sum' });
    },
  );

  it.each([
    ['6 / 5', ['', '6', '5']],
    ['6÷5', ['', '6', '5']],
    ['6\u22155', ['', '6', '5']],
    ['1  1/5', ['1', '1', '5']],
    ['1   1  /  5', ['1', '1', '5']],
    ['1 1 / 5', ['1', '1', '5']],
    ['1 and 1/5', ['1', '1', '5']],
    ['1 & 1/5', ['1', '1', '5']],
    ['1 + 1/5', ['1', '1', '5']],
    ['1-1/5', ['1', '1', '5']],
    ['-1-1/5', ['-1', '1', '5']],
    ['1+1/5', ['1', '1', '5']],
    ['1–1/5', ['1', '1', '5']],
    ['1and1/5', ['1', '1', '5']],
    ['1 y 1/5', ['1', '1', '5']],
    ['44¹²\u2044₆₀', ['44', '12', '60']],
    ['1 ¹\u2044₅', ['1', '1', '5']],
    ['1,2', ['1,2', '', '']],
    ['1.2', ['1.2', '', '']],
    ['−1/5', ['', '−1', '5']],
  ])('takes %s as it is typed, key by key', async (text, [one, two, three]) => {
    render(<Sheet />);
    await userEvent.click(whole());
    await userEvent.keyboard(text);
    expect(typed()).toEqual({ whole: one, numerator: two, denominator: three });
  });

  it('takes a pasted 7/4 in the whole number for the whole answer', async () => {
    render(<Sheet start={{ whole: '2', numerator: '1', denominator: '3' }} />);
    await userEvent.click(whole());
    await userEvent.paste('7/4');
    expect(typed()).toEqual({ whole: '', numerator: '7', denominator: '4' });
  });

  it('puts a number that is pasted between digits between them', async () => {
    render(<Sheet start={{ whole: '', numerator: '15', denominator: '' }} />);
    await userEvent.click(numerator());
    (numerator() as HTMLInputElement).setSelectionRange(1, 1);
    await userEvent.paste('00');
    expect(typed().numerator).toBe('1005');
  });

  it.each(['1 3/4', ' 1 3/4\n'])('spreads a pasted %j over the boxes', async (text) => {
    render(<Sheet start={{ ...EMPTY, denominator: '9' }} />);
    await userEvent.click(numerator());
    await userEvent.paste(text);
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

    const sentence = () => screen.getAllByRole('status')[0]?.firstElementChild;
    const first = sentence();
    await userEvent.paste('1/1/3');
    expect(sentence()).toHaveTextContent(message);
    expect(sentence()).not.toBe(first);
  });

  it('ties an error to the box it is about', () => {
    render(<Sheet error={{ field: 'denominator', message: 'The denominator cannot be 0.' }} />);
    expect(denominator()).toBeInvalid();
    expect(whole()).toBeValid();
    expect(denominator()).toHaveAccessibleDescription(
      expect.stringContaining('The denominator cannot be 0.'),
    );
  });

  it('draws the same error anew when it comes again, so that it is read out again, and leaves it alone otherwise', () => {
    const error = () => ({ field: null, message: 'Same answer as before: 3 1/4.' });
    const first = error();
    const { rerender } = render(<Sheet error={first} />);
    const shown = screen.getByText(/Same answer as before/);
    expect(shown.parentElement).toHaveTextContent('three and one fourth');
    rerender(<Sheet error={first} />);
    expect(screen.getByText(/Same answer as before/)).toBe(shown);
    rerender(<Sheet error={error()} />);
    expect(screen.getByText(/Same answer as before/)).not.toBe(shown);
  });

  it('moves on when a phone keyboard reports no key but a changed text', () => {
    render(<Sheet />);
    fireEvent.change(whole(), { target: { value: '2 ' } });
    expect(typed().whole).toBe('2');
    expect(numerator()).toHaveFocus();
  });
});

describe('fractionBoxesAfterTyping', () => {
  it.each([
    [
      'keeps plain digits in the box they are typed in',
      'whole',
      '12',
      EMPTY,
      { ...EMPTY, whole: '12' },
      'whole',
    ],
    [
      'moves to the numerator after a space',
      'whole',
      '2 ',
      EMPTY,
      { ...EMPTY, whole: '2' },
      'numerator',
    ],
    [
      'takes 7/ in the whole box as the numerator 7',
      'whole',
      '7/',
      EMPTY,
      { ...EMPTY, numerator: '7' },
      'denominator',
    ],
    [
      'takes -1/ as a negative numerator',
      'whole',
      '-1/',
      EMPTY,
      { ...EMPTY, numerator: '-1' },
      'denominator',
    ],
    [
      'moves on after / when a numerator is there already',
      'whole',
      '2/',
      { ...EMPTY, numerator: '3' },
      { ...EMPTY, whole: '2', numerator: '3' },
      'numerator',
    ],
    ['moves to the numerator on / in an empty whole box', 'whole', '/', EMPTY, EMPTY, 'numerator'],
    [
      'moves to the denominator after a slash',
      'numerator',
      '3/',
      { ...EMPTY, whole: '2' },
      { ...EMPTY, whole: '2', numerator: '3' },
      'denominator',
    ],
    [
      'takes 7 / with a space for 7/',
      'numerator',
      '/',
      { ...EMPTY, whole: '7' },
      { ...EMPTY, numerator: '7' },
      'denominator',
    ],
    [
      'takes 7 /4 with a space for 7/4',
      'numerator',
      '/4',
      { ...EMPTY, whole: '7' },
      { ...EMPTY, numerator: '7', denominator: '4' },
      'denominator',
    ],
    [
      'moves to the denominator after a space',
      'numerator',
      '3 ',
      { ...EMPTY, whole: '2' },
      { ...EMPTY, whole: '2', numerator: '3' },
      'denominator',
    ],
    [
      'spreads a whole answer that arrives at once',
      'whole',
      '2 3/8',
      EMPTY,
      { whole: '2', numerator: '3', denominator: '8' },
      'denominator',
    ],
    [
      'keeps a second slash, so that 1/1/3 is refused and not guessed',
      'denominator',
      '1/3',
      { ...EMPTY, numerator: '1' },
      { whole: '', numerator: '1', denominator: '1/3' },
      'denominator',
    ],
    [
      'a space in the whole box leaves a numerator that is there',
      'whole',
      '2 ',
      { ...EMPTY, numerator: '3', denominator: '8' },
      { whole: '2', numerator: '3', denominator: '8' },
      'numerator',
    ],
    [
      'a slash in the numerator leaves a denominator that is there',
      'numerator',
      '3/',
      { whole: '2', numerator: '', denominator: '8' },
      { whole: '2', numerator: '3', denominator: '8' },
      'denominator',
    ],
    [
      'what is typed behind the slash takes the place of the denominator',
      'numerator',
      '3/4',
      { whole: '2', numerator: '', denominator: '8' },
      { whole: '2', numerator: '3', denominator: '4' },
      'denominator',
    ],
    [
      'what is typed behind the space takes the place of the numerator',
      'whole',
      '2 5',
      { ...EMPTY, numerator: '3' },
      { ...EMPTY, whole: '2', numerator: '5' },
      'numerator',
    ],
    [
      'takes the 7 that stood in the whole box for the numerator once a slash follows it',
      'whole',
      '7/',
      { ...EMPTY, whole: '7' },
      { ...EMPTY, numerator: '7' },
      'denominator',
    ],
    ['a leading space moves nothing', 'whole', ' 2', EMPTY, { ...EMPTY, whole: '2' }, 'whole'],
    ['a space alone moves nothing', 'whole', ' ', EMPTY, EMPTY, 'whole'],
    [
      'a leading space in the numerator',
      'numerator',
      ' 3',
      EMPTY,
      { ...EMPTY, numerator: '3' },
      'numerator',
    ],
    [
      'a leading space in the denominator',
      'denominator',
      ' 8',
      EMPTY,
      { ...EMPTY, denominator: '8' },
      'denominator',
    ],
    [
      'several spaces',
      'whole',
      '2   3/8',
      EMPTY,
      { whole: '2', numerator: '3', denominator: '8' },
      'denominator',
    ],
    [
      'keeps letters, so that they are refused with a sentence',
      'whole',
      'x',
      EMPTY,
      { ...EMPTY, whole: 'x' },
      'whole',
    ],
  ] as const)('%s', (_title, box, text, before, value, focus) => {
    expect(fractionBoxesAfterTyping(box, text, before)).toEqual({ value, focus });
  });
});
