import { getServices } from '@/lib/platform/services';
import { studentTeams } from '@/lib/store/collections/teams';
import { runCommand } from '../../../scripts/lib/command-line';

/**
 * Allen, Goff; Mostert, McCaffrey; Hill, Lamb, Keenan Allen, who has already had his bye; Kelce;
 * Aubrey; Green Bay. All have played enough by week 6 for every graph.
 */
const PLAYERS = [34857, 33106, 31687, 33280, 33040, 36358, 30279, 30506, 37692];
const DEFENSES = [12];

/** Gives an account's team the same players in every run. */
runCommand(async () => {
  const { store, identity } = getServices();
  const account = await identity.findAccountByEmail(process.argv[2] ?? '');
  const [team] = await store.query(studentTeams, {
    where: [{ field: 'userId', op: '==', value: account?.accountId ?? '' }],
  });
  if (!team) throw new Error('This account has no team.');
  await store.merge(studentTeams, team.id, { draftedPlayers: PLAYERS, draftedDefenses: DEFENSES });
});
