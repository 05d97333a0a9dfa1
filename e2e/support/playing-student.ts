import type { BrowserContext } from '@playwright/test';
import { callAction } from './actions';
import { type Account, newAccount, newVisitor, signInOverHttp } from './http';

/** Josh Allen and Jared Goff: one of them is always on the bench. */
const QUARTERBACKS = [34857, 33106];

/**
 * A new student for one test: profile, team, and a full roster with a second quarterback, in no
 * league.
 */
export async function playingStudent(site: string, formulaLevel: 1 | 2 = 1): Promise<Account> {
  const account = newAccount('playing');
  const visitor = await newVisitor(site);
  const act = async (name: string, input: unknown) => {
    const { result } = await callAction(visitor, site, name, [input]);
    if (!(result as { ok?: boolean } | null)?.ok)
      throw new Error(`${name} answered ${JSON.stringify(result)}.`);
  };
  await act('signUpStudentAction', account);
  await signInOverHttp(visitor, account);
  await act('createStudentProfileAction', { firstName: 'Sam', lastInitial: 'Q' });
  await visitor.get('/api/session');
  await act('saveAssessmentAction', {
    skipped: true,
    gameExcitement: null,
    mathConfidence: null,
    fractionConfidence: null,
    formulaLevel,
  });
  await act('createTeamAction', {
    name: 'Brave Badgers',
    mascot: 'snail',
    theme: 'Teal',
    helmetColor: '339999',
    facemaskColor: 'FFFFFF',
  });
  await act('fillRosterAction', {});
  for (const id of QUARTERBACKS) await act('draftPickAction', { position: 'QB', id });
  await visitor.dispose();
  return account;
}

/** Gives a browser this account's session, as after the sign-in form. */
export async function signInBrowser(context: BrowserContext, account: Account): Promise<void> {
  const answer = await signInOverHttp(context.request, account);
  if (!answer.ok())
    throw new Error(`Signing in as ${account.email} was answered with ${answer.status()}.`);
}
