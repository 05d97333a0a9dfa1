import { act, render, screen } from '@testing-library/react';
import { laterModule } from './later-module';

const parts = { Note: ({ text }: { text: string }) => <p>{text}</p> };

it('draws a part at once whose module has been fetched before', async () => {
  const later = laterModule(async () => parts);
  const Note = later.part(({ Note }) => Note);
  await act(async () => later.fetch());
  render(<Note text="Well done" />);
  expect(screen.getByText('Well done')).toBeVisible();
});

it('draws a part as soon as its module has come', async () => {
  const Note = laterModule(async () => parts).part(({ Note }) => Note);
  render(<Note text="Well done" />);
  expect(screen.queryByText('Well done')).toBeNull();
  expect(await screen.findByText('Well done')).toBeVisible();
});

it('says so where a module isn’t available, and shows what is', async () => {
  const away = laterModule<typeof parts>(() => Promise.reject(new TypeError('Failed to fetch')));
  const Note = away.part(({ Note }) => Note);
  await act(async () => away.fetch());
  render(<Note text="Well done" />);
  expect(await screen.findByText(/You’re offline/)).toBeVisible();
});
