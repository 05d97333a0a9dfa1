import { callAction } from './call-action';
import { tabChangeState } from './own-changes';

test('the answer of an action is passed on', async () => {
  expect(await callAction(async () => ({ ok: true, data: 1 }))).toEqual({ ok: true, data: 1 });
});

test('an action that was not reached is answered with what to do about it', async () => {
  const answer = await callAction(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(answer).toMatchObject({
    ok: false,
    error: { code: 'unavailable', message: expect.stringContaining('Check the Wi-Fi') },
  });
});

test('an action that the server no longer has asks for a reload', async () => {
  const gone = Object.assign(new Error('Server Action "40ab" was not found on the server.'), {
    name: 'UnrecognizedActionError',
  });
  const answer = await callAction(() => Promise.reject(gone));
  expect(answer).toMatchObject({
    ok: false,
    error: { code: 'unavailable', message: expect.stringContaining('Please reload the page') },
  });
});

test('an action is a change of this tab until it is answered, also when it is not reached', async () => {
  tabChangeState.at = 0;
  await callAction(() => {
    expect(tabChangeState).toMatchObject({ at: 0, underWay: 1 });
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  expect(tabChangeState).toMatchObject({ at: expect.any(Number), underWay: 0 });
  expect(tabChangeState.at).toBeGreaterThan(0);
});
