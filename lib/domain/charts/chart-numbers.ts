/** A number as a chart shows it: at most two decimal places, thousands apart, and a real minus sign. */
export function chartNumber(value: number): string {
  const rounded = Math.round(Math.abs(value) * 100) / 100;
  const [whole = '0', decimals] = String(rounded).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 && rounded !== 0 ? '−' : ''}${grouped}${decimals ? `.${decimals}` : ''}`;
}
