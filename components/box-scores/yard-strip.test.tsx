import { render } from '@testing-library/react';
import { commonYardStripYards, YardStrip } from './yard-strip';

const stats = (passing: number, rushing: number, receiving = 0) => [
  { field: 'PassingYards', label: '', value: passing },
  { field: 'RushingYards', label: '', value: rushing },
  { field: 'ReceivingYards', label: '', value: receiving },
  { field: 'Sacks', label: '', value: 9 },
];

it('ends all strips at one whole fifty, never before a whole field', () => {
  expect(commonYardStripYards([stats(262, 12), stats(0, 115, 17)])).toBe(300);
  expect(commonYardStripYards([stats(0, 12, 30), []])).toBe(100);
});

it('draws each play to scale, one behind the other, and says it without a sum', () => {
  const { container } = render(<YardStrip stats={stats(0, 115, 17)} end={200} />);
  expect(
    [...container.querySelectorAll<HTMLElement>('[style*="width"]')].map(
      ({ style }) => style.width,
    ),
  ).toEqual(['57.5%', '8.5%']);
  expect(container).toHaveTextContent('Ran 115, caught 17 yards. One field is 100 yards.');
});

it('says yards that went back and draws none of them', () => {
  const { container } = render(<YardStrip stats={stats(200, -3)} end={200} />);
  expect(container).toHaveTextContent('Threw 200, ran −3 yards.');
  expect(container.querySelectorAll('[style*="width"]')).toHaveLength(1);
});

it('is not there for someone who moved no ball', () => {
  expect(render(<YardStrip stats={stats(0, 0)} end={100} />).container).toBeEmptyDOMElement();
});
