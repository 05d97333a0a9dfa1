import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveOnboardingSelfAssessmentAction } from '@/lib/actions/profile';
import { SelfAssessmentForm } from './self-assessment-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('@/lib/actions/profile', () => ({ saveOnboardingSelfAssessmentAction: jest.fn() }));

const save = jest.mocked(saveOnboardingSelfAssessmentAction);
const SAMPLES = [
  { level: 1, rules: ['1/10 point for each yard'] },
  { level: 2, rules: ['1/8 point for each yard'] },
] as const;

beforeEach(() => {
  push.mockReset();
  save.mockReset().mockResolvedValue({ ok: true, data: { next: '/student/create-team' } });
});

it('proposes a level and lets the student pick the other one', async () => {
  render(<SelfAssessmentForm samples={SAMPLES} fixedLevel={null} />);
  await userEvent.click(screen.getByRole('radio', { name: /^Level 2/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Skip the questions' }));
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ skipped: true, formulaLevel: 2 }));
  expect(push).toHaveBeenCalledWith('/student/create-team');
});

it('goes to the first question without an answer, and says so aloud where the focus is there already', async () => {
  render(<SelfAssessmentForm samples={SAMPLES} fixedLevel={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  const [first] = within(screen.getByRole('group', { name: /excited/ })).getAllByRole('radio');
  await waitFor(() => expect(first).toHaveFocus());
  expect(document.querySelector('form > [aria-live]')).toBeEmptyDOMElement();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.querySelector('form > [aria-live]')).toHaveTextContent(
      /Pick the face that fits best/,
    ),
  );
  expect(save).not.toHaveBeenCalled();
});

it('offers no choice of a level that the teacher has given, and says whose it is', () => {
  render(<SelfAssessmentForm samples={SAMPLES} fixedLevel={2} />);
  expect(screen.queryByRole('radio', { name: /^Level/ })).toBeNull();
  expect(screen.getByText(/You’re using the formulas for/).closest('p')).toHaveTextContent(
    'You’re using the formulas for level 2. Your teacher can change that.',
  );
});
