import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { act } from './actions';
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
  await act(visitor, site, 'signUpStudentByEmailAction', account);
  await signInOverHttp(visitor, account);
  await act(visitor, site, 'createProfileAndJoinLeagueAction', {
    firstName: 'Sam',
    lastInitial: 'Q',
  });
  await visitor.get('/api/session');
  await giveTeam(visitor, site, formulaLevel);
  await visitor.dispose();
  return account;
}

/** Gives a student with a profile a team and a full roster. */
export async function giveTeam(
  visitor: APIRequestContext,
  site: string,
  formulaLevel: 1 | 2 = 1,
): Promise<void> {
  await act(visitor, site, 'saveOnboardingSelfAssessmentAction', {
    skipped: true,
    gameExcitement: null,
    mathConfidence: null,
    fractionConfidence: null,
    formulaLevel,
  });
  await act(visitor, site, 'createOrRedesignTeamAction', {
    name: 'Brave Badgers',
    mascot: 'snail',
    theme: 'Teal',
    helmetColor: '339999',
    facemaskColor: 'FFFFFF',
  });
  await act(visitor, site, 'fillRosterToMinimumAction', {});
  for (const id of QUARTERBACKS)
    await act(visitor, site, 'draftPlayerAction', { position: 'QB', id });
}

/** Gives a browser this account's session, as after the sign-in form. */
export async function signInBrowser(context: BrowserContext, account: Account): Promise<void> {
  const answer = await signInOverHttp(context.request, account);
  if (!answer.ok())
    throw new Error(`Signing in as ${account.email} was answered with ${answer.status()}.`);
}
