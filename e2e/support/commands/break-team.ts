import { getServices } from '@/lib/platform/services';
import { studentTeams } from '@/lib/store/collections/teams';
import { runCommand } from '../../../scripts/lib/command-line';

/** Damages an account's team as no command of the app could, so that pages with it fail. */
runCommand(async () => {
  const { store, identity } = getServices();
  const account = await identity.findAccountByEmail(process.argv[2] ?? '');
  const [team] = await store.query(studentTeams, {
    where: [{ field: 'userId', op: '==', value: account?.accountId ?? '' }],
  });
  if (!team) throw new Error('This account has no team.');
  const { schema } = studentTeams.definition;
  const unchecked = {
    ...studentTeams,
    definition: {
      ...studentTeams.definition,
      schema: { ...schema, safeParse: (data: unknown) => ({ success: true, data }) },
    },
  };
  await store.set(unchecked as never, { ...team, draftedPlayers: { damaged: true } } as never);
});
