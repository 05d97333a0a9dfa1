import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import GalleryPage from './page.gallery';

jest.mock('next/navigation', () => ({ usePathname: () => '/gallery', useRouter: () => ({}) }));
jest.mock('next/link', () => ({
  __esModule: true,
  ...jest.requireActual('next/link'),
  useLinkStatus: () => ({ pending: false }),
}));

/** Components that the gallery shows only inside other components. */
const INSIDE = [
  'math/also-in-spanish',
  'math/line-box',
  'math/read-nearest-text-aloud-button',
  'ui/field',
  'ui/link-pending',
  'ui/lazy-module',
  'ui/below-the-fold',
  'ui/use-live-region-content',
  'charts/axes',
  'charts/axis-end-handles',
  'charts/chart-figure',
  'charts/stacked-dots',
  'charts/drag-handle',
  'charts/drawing-area',
  'charts/lazy-answer-mark',
  'charts/answer-mark',
  'charts/hear-graph-button',
  'charts/chart-paper',
  'charts/chart-text-inputs',
  'football/jersey-picture',
  'football/player-photo-over-jersey',
  'football/player-picture',
  'math/number-line',
  'math/read-aloud',
  'math/class-screen-question',
  'ui/class-role',
  'ui/disabled-until-hydrated',
  'ui/side-panel',
];

const ROOT = path.join(process.cwd(), 'components');
const filesOf = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => path.posix.join(folder, name.replace(/\.tsx$/, '')));

it('shows every component of ui, math, charts, and football, and a graph of each type', () => {
  const source = readFileSync(path.join(__dirname, 'page.gallery.tsx'), 'utf8');
  const graphs = filesOf('graphs').filter((file) => file.endsWith('/view'));
  const all = [...['ui', 'math', 'charts', 'football'].flatMap(filesOf), ...graphs];
  expect(
    all.filter((file) => !INSIDE.includes(file) && !source.includes(`'@/components/${file}'`)),
  ).toEqual([]);
  expect(graphs).toHaveLength(7);
  render(<GalleryPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
});
