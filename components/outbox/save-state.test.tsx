import { render, screen } from '@testing-library/react';
import type { OutboxState, OutboxTrouble } from './outbox';
import { pendingLabel, SaveState, WaitingNotice } from './save-state';

const box = (whole: string, numerator = '', denominator = '') => ({ whole, numerator, denominator });
const outbox = (trouble: OutboxTrouble | null, durable = true): OutboxState => ({ waiting: [], trouble, durable });

describe('where the typed answer is by now', () => {
  it.each([
    ['', 'nothing is typed', { typed: box(' '), onDevice: true, saved: false, isPending: false, durable: true }],
    [
      'Saved on this device',
      'a whole is typed',
      { typed: box('7'), onDevice: true, saved: false, isPending: false, durable: true },
    ],
    [
      'Saved on this device',
      'only a denominator is typed',
      { typed: box('', '', '4'), onDevice: true, saved: false, isPending: false, durable: true },
    ],
    ['', 'the device took nothing', { typed: box('7'), onDevice: false, saved: false, isPending: false, durable: true }],
    ['Saved', 'the server has counted it', { typed: box('7'), onDevice: true, saved: true, isPending: false, durable: true }],
    [
      'Saved on this device',
      'it is on its way, and kept',
      { typed: box('7'), onDevice: false, saved: true, isPending: true, durable: true },
    ],
    ['', 'it is on its way, and not kept', { typed: box('7'), onDevice: true, saved: true, isPending: true, durable: false }],
  ] as const)('says "%s" where %s', (text, _, { typed, onDevice, saved, isPending, durable }) => {
    const { container } = render(
      <SaveState draft={{ typed, onDevice }} saved={saved} isPending={isPending} outbox={outbox(null, durable)} />,
    );
    expect(container).toHaveTextContent(text === '' ? /^$/ : new RegExp(`^${text}$`));
    expect(container.querySelectorAll('svg, [class*="icon"]').length > 0 || text === '').toBe(true);
  });
});

describe('while there is no verdict yet', () => {
  it.each<[OutboxTrouble, string, string, string]>([
    ['connection', 'You’re offline', 'It will be sent when the Wi-Fi is back.', 'Waiting to send'],
    ['busy', 'The app is busy right now', 'We will send it again soon.', 'Waiting to send'],
    ['signed-out', 'You’re signed out', 'Sign in again to send it.', 'Waiting to send'],
    ['pause', 'Time for a short break', 'It will be sent in less than a minute.', 'Waiting to send'],
  ])('says after %s why, where the answer is, and what comes next', (trouble, title, next, label) => {
    const { container, rerender } = render(<WaitingNotice outbox={outbox(trouble)} />);
    expect(container).toHaveTextContent(`${title}Your answer is saved on this device. ${next}`);
    rerender(<WaitingNotice outbox={outbox(trouble, false)} />);
    expect(container).toHaveTextContent(`${title}Your answer is waiting on this page. Keep this page open. ${next}`);
    expect(screen.getByText(title)).toBeVisible();
    expect(pendingLabel(outbox(trouble))).toBe(label);
  });

  it('says nothing while all is well but that it is checked', () => {
    const { container } = render(<WaitingNotice outbox={outbox(null)} />);
    expect(container).toBeEmptyDOMElement();
    expect(pendingLabel(outbox(null))).toBe('Checking');
  });
});
