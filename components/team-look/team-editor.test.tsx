import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { suggestTeamNameAction } from '@/lib/actions/team';
import type { TeamNameAndLookDto } from '@/lib/data/team/dto';
import { TeamEditor } from './team-editor';

jest.mock('@/lib/actions/team', () => ({ suggestTeamNameAction: jest.fn() }));
const suggest = jest.mocked(suggestTeamNameAction);
const save = jest.fn();
const onSaved = jest.fn();

const LOOK: TeamNameAndLookDto = {
  name: 'Night Owls',
  mascot: 'lion',
  helmetColor: 'FF9933',
  facemaskColor: '339999',
  theme: 'Teal',
};
const editor = () => <TeamEditor initial={LOOK} saveLabel="Save" save={save} onSaved={onSaved} />;
const show = () => render(editor());
const name = () => screen.getByLabelText('Team name');
// There are two buttons: below the form on a narrow screen, beside it on a wide one.
const press = () => userEvent.click(screen.getAllByRole('button', { name: 'Save' })[0] as Element);
const group = (legend: string) => screen.getByRole('group', { name: legend });
const radio = (legend: string, value: string) =>
  group(legend).querySelector(`input[value="${value}"]`) as HTMLInputElement;

beforeEach(() => {
  suggest.mockReset();
  save.mockReset().mockResolvedValue({ ok: true, data: { next: '/draft' } });
  onSaved.mockReset();
});

it('sends the name and everything chosen, each color as what it was chosen for', async () => {
  show();
  await userEvent.clear(name());
  await userEvent.type(name(), 'Day Owls');
  const options = [...group('Face mask color').querySelectorAll('input')];
  const other = options.find(({ checked, value }) => !checked && value !== LOOK.helmetColor);
  await userEvent.click(other as Element);
  await press();
  expect(save).toHaveBeenCalledWith({
    ...LOOK,
    name: 'Day Owls',
    facemaskColor: other?.value,
  });
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ next: '/draft' }));
  expect(radio('Helmet color', 'FF9933')).toBeChecked();
});

it('keeps what was chosen before hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(editor());
  radio('Helmet color', '1A5276').checked = true;
  act(() => void render(editor(), { container, hydrate: true }));
  await userEvent.type(name(), 's');
  await press();
  expect(save).toHaveBeenCalledWith({ ...LOOK, name: 'Night Owlss', helmetColor: '1A5276' });
});

it('draws another name, says it aloud, and keeps the other choices', async () => {
  suggest.mockResolvedValue({ ok: true, data: { name: 'Quick Foxes' } });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Another name' }));
  await waitFor(() => expect(name()).toHaveValue('Quick Foxes'));
  expect(screen.getByText('New name: Quick Foxes')).toHaveAttribute('aria-live', 'polite');
  expect(radio('Helmet color', 'FF9933')).toBeChecked();
  expect(save).not.toHaveBeenCalled();
});

it('keeps the name where no other could be drawn, and says why', async () => {
  suggest.mockResolvedValue({ ok: false, error: { code: 'unavailable', message: 'Try later.' } });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Another name' }));
  expect(await screen.findByText('Try later.')).toBeVisible();
  expect(name()).toHaveValue('Night Owls');
});

it('keeps a refused name, says why at its box, and goes there', async () => {
  const why = 'Please choose another name.';
  save.mockResolvedValue({
    ok: false,
    error: { code: 'invalid-input', message: why, fieldErrors: { name: why } },
  });
  show();
  await userEvent.type(name(), '!');
  await press();
  await waitFor(() => expect(name()).toHaveFocus());
  expect(name()).toHaveAccessibleDescription(expect.stringContaining(why));
  expect(name()).toHaveValue('Night Owls!');
  expect(onSaved).not.toHaveBeenCalled();
});
