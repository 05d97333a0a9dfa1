import { keepWordsOutOfTheLog } from './console';

function logged(...parts: unknown[]): { plain: unknown[][]; lines: string[] } {
  const plain: unknown[][] = [];
  const lines: string[] = [];
  const target = { error: (...given: unknown[]) => void plain.push(given) };
  keepWordsOutOfTheLog(target, (line) => lines.push(line) > 0);
  target.error(...parts);
  return { plain, lines };
}

it('prints the kind and the place of an error and none of its words (S20)', () => {
  const { plain, lines } = logged('⨯', Object.assign(new TypeError('Kim L. typed 19 11/20'), { digest: '123' }));
  expect(plain).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('Kim');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', eventId: '123', kind: 'TypeError' });
});

it('prints what holds no error as it is', () => {
  expect(logged('The port is taken.')).toEqual({ plain: [['The port is taken.']], lines: [] });
});
