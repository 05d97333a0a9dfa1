import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadLessonFigureComponent } from '@/components/graphs/registry';
import type { LessonStepDto } from '@/lib/data/lesson/dto';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { LessonFigure } from '@/lib/domain/graphs/graph-type';
import { Lesson } from './lesson';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

let students = 0;
beforeEach(() => localStorage.clear());

async function show(type: GraphType, figure: LessonFigure, ask: Partial<LessonStepDto['ask']>) {
  students += 1;
  const Figure = await loadLessonFigureComponent(type);
  const step = {
    index: 0,
    ask: { key: 'k', title: 'Mark it', teach: 'Look well.', question: 'Where?', ...ask },
    figureKey: 'figure-0',
    attempts: 0,
    correct: false,
    simplified: false,
    own: null,
  } as LessonStepDto;
  render(
    <Lesson
      lesson={{
        type,
        label: 'Lesson',
        season: 2023,
        week: 6,
        rules: 2,
        about: 'About',
        table: { caption: 'Numbers', columns: ['Player'], rows: [['A']] },
        steps: [step],
        stepCount: 9,
        readOnly: false,
      }}
      figures={{ 'figure-0': <Figure figure={figure} title="About" /> }}
      table={<p>The table</p>}
      initialStep={0}
      owner={`marks-${students}`}
    />,
  );
  return screen.findByRole('slider', { name: 'Your mark: Mark it' });
}

const box = () => screen.getByRole('textbox', { name: 'Whole number' });
const BINS = [0, 15, 30].map((from) => ({ from, to: from + 15, count: from === 15 ? null : 2 }));

it('moves by arrow keys and types the same in the one box, and the other way round', async () => {
  const user = userEvent.setup();
  const mark = await show(
    'histogram',
    { kind: 'histogram', bins: BINS },
    { kind: 'number', unit: 'games', whole: true, hand: 'y' },
  );
  expect(mark).toHaveAttribute('aria-valuetext', 'not set yet');
  act(() => mark.focus());
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(mark).toHaveAttribute('aria-valuetext', '1 game');
  expect(box()).toHaveValue('1');
  await user.clear(box());
  await user.type(box(), '3');
  expect(mark).toHaveAttribute('aria-valuetext', '3 games');
  act(() => mark.focus());
  await user.keyboard('{Delete}');
  expect(box()).toHaveValue('');
  expect(screen.queryByRole('textbox', { name: 'Numerator' })).not.toBeInTheDocument();
});

it('stands on halves where the answer may have a fraction', async () => {
  const user = userEvent.setup();
  const figure = { kind: 'box-and-whisker', values: [0, 4, 9], five: null } as const;
  const mark = await show(
    'box-and-whisker',
    { ...figure, values: [...figure.values] },
    { kind: 'number', unit: 'yards', hand: 'x' },
  );
  act(() => mark.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(box()).toHaveValue('1');
  expect(screen.getByRole('textbox', { name: 'Numerator' })).toHaveValue('1');
  expect(screen.getByRole('textbox', { name: 'Denominator' })).toHaveValue('2');
});

it('goes from one choice to the next, and only to those in the list', async () => {
  const user = userEvent.setup();
  const parts = ['Al Li', 'Bo Ray', 'Cy Dee'].map((label, index) => ({ label, value: index + 2 }));
  const options = ['Cy Dee', 'Al Li'].map((label) => ({ key: label, label }));
  const mark = await show(
    'circle',
    { kind: 'circle', parts },
    { kind: 'choice', options, hand: 'spot' },
  );
  act(() => mark.focus());
  await user.keyboard('{ArrowRight}');
  expect(mark).toHaveAttribute('aria-valuetext', 'Al Li');
  expect(screen.getByRole('radio', { name: 'Al Li' })).toBeChecked();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Cy Dee' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Al Li' }));
  expect(mark).toHaveAttribute('aria-valuetext', 'Al Li');
});
