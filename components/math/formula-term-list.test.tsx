import { render, screen, within } from '@testing-library/react';
import { FormulaTermList } from './formula-term-list';
import { StepHint } from './step-hint';
import { WorkingLines } from './working-lines';

const value = (wholeNumber: number, numerator = 0, denominator = 1) => ({
  wholeNumber,
  numerator,
  denominator,
});

it('shows a formula as one line for each count, with its rule and what one of them is worth', () => {
  render(
    <FormulaTermList
      boxes={null}
      terms={[
        {
          label: 'Rushing yards',
          count: -4,
          rate: value(0, 1, 10),
          rule: '1 point for every 10 rushing yards',
        },
        { label: 'Catches', count: 0, rate: value(1), rule: '1 point for each catch' },
        {
          label: 'Receiving yards',
          count: 31,
          rate: value(0, 1, 10),
          rule: '1 point for every 10 receiving yards',
        },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Rushing yards1 point for every 10 rushing yards−4×timesone tenth110',
    'Catches1 point for each catch0×times1',
    'Receiving yards1 point for every 10 receiving yards31×timesone tenth110',
  ]);
  for (const sign of screen.getAllByText('×')) expect(sign).toHaveAttribute('aria-hidden', 'true');
});

describe('a hint', () => {
  it('has a title and a text, and no empty list', () => {
    const { rerender } = render(
      <StepHint hint={{ title: 'Look at one line', text: 'Look again at the catches.' }} />,
    );
    expect(screen.getByText('Look at one line.')).toBeVisible();
    expect(screen.getByText('Look again at the catches.')).toBeVisible();
    expect(document.querySelector('dl')).toBeNull();
    rerender(<StepHint hint={{ title: 'Look at one line', text: 'Look again.', lines: [] }} />);
    expect(document.querySelector('dl')).toBeNull();
  });

  it('lists its lines with their values, where they have one', () => {
    const lines = [
      { label: 'Rushing yards', value: value(2, 3, 10) },
      { label: 'All together', value: null },
    ];
    render(<StepHint hint={{ title: 'How it works', text: 'Here is another game.', lines }} />);
    expect([...document.querySelectorAll('dt, dd')].map((each) => each.textContent)).toEqual([
      'Rushing yards',
      'two and three tenths2310',
      'All together',
      '',
    ]);
  });

  it('says below a line how it comes out, and keeps the hints before it, folded', () => {
    const how = '10 fits 2 times, 3 are left over: 3/10';
    const earlier = [
      {
        title: 'Other numbers',
        text: 'See how it goes.',
        lines: [{ label: 'Rushing yards', value: value(2, 3, 10), how }],
      },
      { title: 'An idea', text: 'One line at a time.' },
    ];
    render(<StepHint hint={{ title: 'Now you', text: 'Do the same.', earlier }} />);
    const folded = screen.getByText('Hints you had before').closest('details');
    expect(folded).not.toHaveAttribute('open');
    expect(within(folded ?? document.body).getByText('Other numbers.')).toBeInTheDocument();
    expect(within(folded ?? document.body).getByText('An idea.')).toBeInTheDocument();
    expect([...document.querySelectorAll('dd')].map((each) => each.textContent)).toEqual([
      'two and three tenths2310',
      '10 fits 2 times, 3 are left over: three tenths310',
    ]);
    expect(screen.getByText('Now you.').compareDocumentPosition(folded ?? document.body)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});

it('shows a sum line by line, each count with its rate and its points, and the total last', () => {
  render(
    <WorkingLines
      lines={[
        { label: 'Rushing yards', count: -4, rate: value(0, 1, 10), points: value(0, -2, 5) },
        { label: 'Catches', count: 0, rate: value(1), points: value(0) },
        { label: 'Kicker', count: null, rate: null, points: value(8) },
        { label: 'Half known', count: 3, rate: null, points: value(3) },
      ]}
      answer={value(10, 3, 5)}
    />,
  );
  const table = screen.getByRole('table', { name: 'Right working' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Rushing yards', '−4 × one tenth110', 'negative two fifths−25'],
    ['Catches', '0 × 1', '0'],
    ['Kicker', '', '8'],
    ['Half known', '', '3'],
    ['All together', '', 'ten and three fifths1035'],
  ]);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(5);
});
