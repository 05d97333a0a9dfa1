import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyModule } from './lazy-module';

// The reload after a missing script is tested in e2e/missing-part.spec.ts.
jest.mock('./page-in-use', () => ({ reloadForUpdate: async () => {} }));

const parts = { Note: ({ text }: { text: string }) => <p>{text}</p> };

it('draws a part at once whose module has been fetched before', async () => {
  const later = lazyModule(async () => parts);
  const Note = later.component(({ Note }) => Note);
  await act(async () => later.fetch());
  render(<Note text="Well done" />);
  expect(screen.getByText('Well done')).toBeVisible();
});

it('draws a part as soon as its module has come', async () => {
  const Note = lazyModule(async () => parts).component(({ Note }) => Note);
  render(<Note text="Well done" />);
  expect(screen.queryByText('Well done')).toBeNull();
  expect(await screen.findByText('Well done')).toBeVisible();
});

describe('a part whose script is missing', () => {
  it('says so in its place, leaves what is typed beside it, and comes once it is asked for again', async () => {
    const user = userEvent.setup();
    const load = jest.fn(async () => parts);
    load.mockRejectedValueOnce(new Error('Failed to load chunk /a.js'));
    const Note = lazyModule(load).component(({ Note }) => Note);
    const page = (isAsked: boolean) => (
      <main id="main" tabIndex={-1}>
        <textarea aria-label="Names" />
        {isAsked ? <Note text="Well done" /> : null}
      </main>
    );
    const { rerender } = render(page(false));
    await user.type(screen.getByLabelText('Names'), 'Ada L');
    rerender(page(true));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This part of the page didn’t load.',
    );
    expect(screen.getByLabelText('Names')).toHaveValue('Ada L');

    load.mockRejectedValueOnce(new Error('Failed to load chunk /a.js'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Well done')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Names')).toHaveValue('Ada L');
  });

  it('is asked for anew by the next who needs it', async () => {
    const load = jest.fn(async () => parts);
    load.mockRejectedValueOnce(new Error('Failed to load chunk /a.js'));
    const Note = lazyModule(load).component(({ Note }) => Note);
    const { unmount } = render(<Note text="Well done" />);
    await screen.findByRole('alert');
    unmount();
    render(<Note text="Well done" />);
    expect(await screen.findByText('Well done')).toBeVisible();
  });

  it('leaves nothing where the page can do without it', async () => {
    const load = jest.fn(() =>
      Promise.reject<typeof parts>(new Error('Failed to load chunk /a.js')),
    );
    const Note = lazyModule(load).component(({ Note }) => Note, true);
    const { container } = render(<Note text="Well done" />);
    await act(async () => {});
    expect(load).toHaveBeenCalled();
    expect(container).toBeEmptyDOMElement();
  });
});
