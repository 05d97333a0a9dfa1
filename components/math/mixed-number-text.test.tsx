import { render, screen } from '@testing-library/react';
import { MixedNumberText } from './mixed-number-text';

function shown(): string {
  const seen =
    document.querySelector('[aria-hidden="true"]') ?? document.querySelector('.mixed-number');
  return seen?.textContent ?? '';
}

describe('MixedNumberText', () => {
  it.each([
    ['a whole and a fraction', { wholeNumber: 2, numerator: 3, denominator: 8 }, '238'],
    ['a whole number', { wholeNumber: 5, numerator: 0, denominator: 1 }, '5'],
    ['zero as 0', { wholeNumber: 0, numerator: 0, denominator: 1 }, '0'],
    [
      'a proper fraction without a 0 before it',
      { wholeNumber: 0, numerator: 1, denominator: 2 },
      '12',
    ],
    [
      'the sign of a negative fraction once',
      { wholeNumber: 0, numerator: -1, denominator: 2 },
      '−12',
    ],
    [
      'the sign of a negative mixed number once',
      { wholeNumber: -1, numerator: 1, denominator: 2 },
      '−112',
    ],
  ])('shows %s', (_title, value, text) => {
    render(<MixedNumberText value={value} />);
    expect(shown()).toBe(text);
  });

  it.each([
    [
      'a positive whole number, which is read as it stands',
      { wholeNumber: 5, numerator: 0, denominator: 1 },
      null,
    ],
    ['zero', { wholeNumber: 0, numerator: 0, denominator: 1 }, null],
    ['a negative whole number', { wholeNumber: -5, numerator: 0, denominator: 1 }, 'negative five'],
    ['a fraction', { wholeNumber: 0, numerator: 3, denominator: 4 }, 'three fourths'],
  ])('has the right spoken name for %s', (_title, value, spoken) => {
    const { container } = render(<MixedNumberText value={value} />);
    expect(container.querySelector('.sr-only')?.textContent ?? null).toBe(spoken);
    expect(shown()).toBe(
      `${spoken?.startsWith('negative') ? '−' : ''}${value.numerator === 0 ? Math.abs(value.wholeNumber) : '34'}`,
    );
    expect(container.querySelectorAll('.stacked-fraction')).toHaveLength(
      value.numerator === 0 ? 0 : 1,
    );
  });

  it.each([
    ['as large as what stands around it', undefined, 'mixed-number'],
    ['as large as asked for', 'xl' as const, 'mixed-number text-huge'],
    ['in a middle size', 'md' as const, 'mixed-number text-lead'],
  ])('is %s', (_title, size, look) => {
    for (const value of [
      { wholeNumber: 5, numerator: 0, denominator: 1 },
      { wholeNumber: 0, numerator: 1, denominator: 2 },
    ]) {
      const { container } = render(<MixedNumberText value={value} {...(size ? { size } : {})} />);
      expect(container.firstElementChild).toHaveAttribute('class', look);
    }
  });

  it('has a spoken name and hides the drawn digits from screen readers', () => {
    render(<MixedNumberText value={{ wholeNumber: 2, numerator: 3, denominator: 8 }} />);
    expect(screen.getByText('two and three eighths')).toBeInTheDocument();
  });
});
