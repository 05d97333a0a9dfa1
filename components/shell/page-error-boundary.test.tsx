import { act, render, screen } from '@testing-library/react';
import { notFound } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import ErrorPage from '@/app/error';
import TeacherError from '@/app/teacher/error';
import { PageErrorBoundary } from './page-error-boundary';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ refresh }),
}));

let fails = true;

function Page() {
  if (fails) throw Object.assign(new Error('a query failed'), { digest: '1234' });
  return <h1>Lineup</h1>;
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

it('a page that fails leaves its frame in place, says how to ask for help, and takes the keyboard along', () => {
  fails = true;
  render(
    <div>
      <nav>Menu</nav>
      <PageErrorBoundary>
        <Page />
      </PageErrorBoundary>
    </div>,
  );
  expect(screen.getByText('Menu')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('share this number: 1234');
  expect(document.activeElement).toContainElement(
    screen.getByRole('heading', { name: 'This page didn’t open' }),
  );
});

it('another try asks the server again and shows the page', () => {
  fails = true;
  document.title = 'Lineup';
  render(
    <PageErrorBoundary>
      <Page />
    </PageErrorBoundary>,
  );
  expect(document.title).toBe('This page didn’t open');
  fails = false;
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Lineup' })).toBeVisible();
  expect(document.title).toBe('Lineup');
});

it('a 404 passes through to the framework', () => {
  class Framework extends Component<{ children: ReactNode }, { missing: boolean }> {
    override state = { missing: false };
    static getDerivedStateFromError = () => ({ missing: true });
    override render = () => (this.state.missing ? <p>Not found</p> : this.props.children);
  }
  const Missing = () => notFound();
  render(
    <Framework>
      <PageErrorBoundary>
        <Missing />
      </PageErrorBoundary>
    </Framework>,
  );
  expect(screen.getByText('Not found')).toBeVisible();
});

it.each([
  ['in the frame of a student', ScreenOf],
  ['in the frame of a teacher', TeacherError],
  ['anywhere else', ErrorPage],
])('where the data can’t be used, a page says what still works: %s', (_, Failed) => {
  const show = (digest: string) => {
    const error = Object.assign(new Error('Server error'), { digest });
    return render(<Failed error={error} reset={() => undefined} />);
  };
  show('1234').unmount();
  expect(screen.queryByText(/Pages that only show something may still open/)).toBeNull();
  show('data-1234');
  expect(screen.getByText(/Pages that only show something may still open/)).toBeVisible();
  expect(screen.getByText(/data-1234/)).toBeVisible();
});

function ScreenOf({ error }: { error: Error }) {
  const Failing = (): ReactNode => {
    throw error;
  };
  return (
    <PageErrorBoundary>
      <Failing />
    </PageErrorBoundary>
  );
}
