import { render, screen } from '@testing-library/react';
import { MixedNumberText } from './mixed-number-text';

function shown(): string {
  const seen = document.querySelector('[aria-hidden="true"]') ?? document.querySelector('.mixed-number');
  return seen?.textContent ?? '';
}

describe('MixedNumberText', () => {
  it.each([
    ['a whole and a fraction', { wholeNumber: 2, numerator: 3, denominator: 8 }, '238'],
    ['a whole number', { wholeNumber: 5, numerator: 0, denominator: 1 }, '5'],
    ['zero as 0', { wholeNumber: 0, numerator: 0, denominator: 1 }, '0'],
    ['a proper fraction without a 0 before it', { wholeNumber: 0, numerator: 1, denominator: 2 }, '12'],
    ['the sign of a negative fraction once', { wholeNumber: 0, numerator: -1, denominator: 2 }, '−12'],
    ['the sign of a negative mixed number once', { wholeNumber: -1, numerator: 1, denominator: 2 }, '−112'],
  ])('shows %s', (_title, value, text) => {
    render(<MixedNumberText value={value} />);
    expect(shown()).toBe(text);
  });

  it('has a spoken name and hides the drawn digits from screen readers', () => {
    render(<MixedNumberText value={{ wholeNumber: 2, numerator: 3, denominator: 8 }} />);
    expect(screen.getByText('two and three eighths')).toBeInTheDocument();
  });
});
