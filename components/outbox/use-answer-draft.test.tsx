import { act, renderHook } from '@testing-library/react';
import { deviceStorage } from './device-storage';
import { answerDraftKey, deleteAnswerDraft, useAnswerDraft } from './use-answer-draft';

const EMPTY = { whole: '', numerator: '', denominator: '' };
const HALF = { whole: '', numerator: '1', denominator: '2' };
const NOW = Date.parse('2023-10-18T15:00:00Z');
const KIM = answerDraftKey('kim', 6, 'QB');

const open = (name = KIM) =>
  renderHook(({ name }) => useAnswerDraft(name), { initialProps: { name } });
const shown = ({ typed, onDevice }: ReturnType<typeof useAnswerDraft>) => ({ typed, onDevice });

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});

it('has one name for each task of each account', () => {
  expect([KIM, answerDraftKey('lee', 6, 'QB'), answerDraftKey('kim', 'circle', 0)]).toEqual([
    'draft:kim:6:QB',
    'draft:lee:6:QB',
    'draft:kim:circle:0',
  ]);
});

it('begins empty, and keeps what is typed on the device at once', () => {
  const { result } = open();
  expect(shown(result.current)).toEqual({ typed: EMPTY, onDevice: false });
  act(() => result.current.save({ typed: HALF }));
  expect(shown(result.current)).toEqual({ typed: HALF, onDevice: true });
  expect(deviceStorage().read(KIM)).toEqual({ typed: HALF, savedAt: NOW });
});

it('gives a text back after a reload, to this task of this student only', () => {
  const { result } = open();
  act(() => result.current.save({ typed: HALF }));
  expect(shown(open().result.current)).toEqual({ typed: HALF, onDevice: true });
  for (const other of [
    answerDraftKey('lee', 6, 'QB'),
    answerDraftKey('kim', 7, 'QB'),
    answerDraftKey('kim', 6, 'K'),
  ]) {
    expect(shown(open(other).result.current)).toEqual({ typed: EMPTY, onDevice: false });
  }
});

it('shows and keeps another task’s text when the task changes in the same place', () => {
  const other = answerDraftKey('kim', 6, 'K');
  deviceStorage().write(other, { typed: { ...EMPTY, whole: '9' }, savedAt: NOW });
  const { result, rerender } = open();
  act(() => result.current.save({ typed: HALF }));
  rerender({ name: other });
  expect(shown(result.current)).toEqual({ typed: { ...EMPTY, whole: '9' }, onDevice: true });
  act(() => result.current.save({ typed: { ...EMPTY, whole: '8' } }));
  expect([deviceStorage().read(KIM), deviceStorage().read(other)]).toEqual([
    { typed: HALF, savedAt: NOW },
    { typed: { ...EMPTY, whole: '8' }, savedAt: NOW },
  ]);
});

it('says that a text is not on the device when the device takes nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Quota exceeded');
  });
  const { result } = open();
  act(() => result.current.save({ typed: HALF }));
  expect(shown(result.current)).toEqual({ typed: HALF, onDevice: false });
  deleteAnswerDraft(KIM);
});

it.each([
  ['no object', 7],
  ['without a time', { typed: HALF }],
  ['without a text', { savedAt: NOW }],
  ['with a number for a text', { typed: { ...HALF, whole: 1 }, savedAt: NOW }],
  ['without a numerator', { typed: { whole: '1', denominator: '2' }, savedAt: NOW }],
  ['without a denominator', { typed: { whole: '1', numerator: '2' }, savedAt: NOW }],
])('ignores what someone else wrote in its place: %s', (_, kept) => {
  deviceStorage().write(KIM, kept);
  expect(shown(open().result.current)).toEqual({ typed: EMPTY, onDevice: false });
});

it('keeps what stands beside the sum, and opens what was kept before there was any of it', () => {
  const lines = [{ of: [3], typed: '50 1/10' }];
  deviceStorage().write(KIM, { typed: HALF, savedAt: NOW });
  const { result } = open();
  expect([result.current.typed, result.current.lines, result.current.estimate]).toEqual([
    HALF,
    undefined,
    undefined,
  ]);
  act(() => result.current.save({ lines }));
  act(() => result.current.save({ estimate: null }));
  const again = open().result.current;
  expect([again.typed, again.lines, again.estimate]).toEqual([HALF, lines, null]);
});

it.each([
  ['no list', { lines: 'five' }],
  ['a list of other things', { lines: [{ of: 3, typed: '5' }] }],
  ['a guess in words', { estimate: 'fifteen' }],
])('keeps the answer where beside it stands %s', (_, beside) => {
  deviceStorage().write(KIM, { typed: HALF, savedAt: NOW, ...beside });
  const { typed, lines, estimate } = open().result.current;
  expect({ typed, lines, estimate }).toEqual({
    typed: HALF,
    lines: undefined,
    estimate: undefined,
  });
});

it('forgets one text when it is done with', () => {
  const { result } = open();
  act(() => result.current.save({ typed: HALF }));
  deleteAnswerDraft(KIM);
  expect(deviceStorage().names('draft:')).toEqual([]);
});
