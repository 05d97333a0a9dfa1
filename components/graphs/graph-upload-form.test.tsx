import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphUploadForm, type GraphUploadFormProps } from './graph-upload-form';

const router = { refresh: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const sent: { url: string; account: string | undefined; form: FormData }[] = [];
let answer: { ok: boolean; [field: string]: unknown };

class FakeRequest {
  upload = {};
  responseText = '';
  timeout = 0;
  onload: () => void = () => undefined;
  private url = '';
  private account: string | undefined;
  open(_: string, url: string) {
    this.url = url;
  }
  setRequestHeader(_: string, value: string) {
    this.account = value;
  }
  send(form: FormData) {
    sent.push({ url: this.url, account: this.account, form });
    this.responseText = JSON.stringify(answer);
    this.onload();
  }
}

beforeEach(() => {
  sent.length = 0;
  answer = { ok: true, data: { graphId: 'g2', points: 2 } };
  jest.clearAllMocks();
  window.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

const PROPS: GraphUploadFormProps = {
  types: [{ type: 'histogram', label: 'Histogram' }],
  account: 'kim-account',
  replaces: null,
};
const picture = new File(['picture'], 'graph.png', { type: 'image/png' });

async function fillIn(): Promise<void> {
  await userEvent.upload(screen.getByLabelText('Choose a picture'), picture);
  await userEvent.type(screen.getByLabelText('Title'), 'Yards');
  await userEvent.type(screen.getByLabelText('What does it show?'), 'Hill has the most.');
}

const fields = () => {
  const { file: _, operationId: __, ...rest } = Object.fromEntries(sent.at(-1)?.form ?? []);
  return rest;
};

it('sends the picture with its words, its numbers as a table, and its account', async () => {
  render(<GraphUploadForm {...PROPS} />);
  await fillIn();
  await userEvent.selectOptions(screen.getByLabelText('Type of graph'), 'Histogram');
  await userEvent.type(screen.getByLabelText(/^Its numbers/), 'Hill, 163{enter}Lamb, 80.5');
  await userEvent.click(screen.getByRole('button', { name: 'Turn in my graph' }));
  expect(await screen.findByText(/You earned 2 MVP points/)).toBeVisible();

  expect(sent).toMatchObject([{ url: '/api/graphs', account: 'kim-account' }]);
  expect(sent[0]?.form.get('file')).toMatchObject({ size: picture.size });
  const { table, ...words } = fields();
  expect(words).toEqual({
    title: 'Yards',
    description: 'Hill has the most.',
    graphType: 'histogram',
    source: 'photo',
  });
  expect(JSON.parse(String(table))).toEqual({
    columns: ['Name', 'Number'],
    rows: [
      ['Hill', 163],
      ['Lamb', 80.5],
    ],
  });
  expect(screen.getByLabelText('Title')).toHaveValue('');
});

it('names the version that it replaces, starts with its words, and says no points where it got none', async () => {
  answer = { ok: true, data: { graphId: 'g2', points: 0 } };
  const replaces = {
    id: 'g1',
    title: 'Old title',
    description: 'Old sentence.',
    graphType: 'histogram',
    table: { columns: ['Name', 'Number'], rows: [['Hill', 163]] },
  };
  render(<GraphUploadForm {...PROPS} replaces={replaces} />);
  expect(screen.getByLabelText('Title')).toHaveValue('Old title');
  expect(screen.getByLabelText(/^Its numbers/)).toHaveValue('Hill, 163');
  await userEvent.upload(screen.getByLabelText('Choose a picture'), picture);
  await userEvent.click(screen.getByRole('button', { name: 'Turn in the new version' }));
  expect(await screen.findByText('Your teacher will look at it.')).toBeVisible();
  expect(fields()).toMatchObject({ replacesId: 'g1', title: 'Old title' });
  expect(router.replace).toHaveBeenCalledWith('/student/graph-upload?photo=1', { scroll: false });
});

it('keeps all that was typed when it is refused, and sends a retry as the same graph', async () => {
  answer = { ok: false, error: { code: 'unavailable', message: 'Please try again.' } };
  render(<GraphUploadForm {...PROPS} />);
  await fillIn();
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Turn in my graph' }));
  await press();
  expect(await screen.findByText('Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Yards');

  await press();
  await waitFor(() => expect(sent).toHaveLength(2));
  const operations = () => sent.map(({ form }) => form.get('operationId'));
  expect(new Set(operations()).size).toBe(1);
  await userEvent.type(screen.getByLabelText('Title'), '!');
  await press();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(new Set(operations()).size).toBe(2);
});

it('sends nothing while something is missing, and says what', async () => {
  render(<GraphUploadForm {...PROPS} />);
  await userEvent.type(screen.getByLabelText(/^Its numbers/), 'no number here');
  await userEvent.click(screen.getByRole('button', { name: 'Turn in my graph' }));
  for (const problem of [
    'Please choose a picture of your graph.',
    'Please give your graph a title.',
    'Please say in a sentence what your graph shows.',
  ])
    expect(screen.getByText(problem)).toBeVisible();
  expect(screen.getByLabelText(/^Its numbers/)).toBeInvalid();
  expect(sent).toEqual([]);
});
