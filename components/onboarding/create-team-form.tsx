'use client';

import { useRouter } from 'next/navigation';
import { TeamEditor } from '@/components/team-look/team-editor';
import { createOrRedesignTeamAction } from '@/lib/actions/team';
import type { TeamNameAndLookDto } from '@/lib/data/team/dto';
import { ONBOARDING } from '@/words/onboarding';

export function CreateTeamForm({ initial }: { initial: TeamNameAndLookDto }) {
  const router = useRouter();
  return (
    <TeamEditor
      initial={initial}
      saveLabel={ONBOARDING.thisIsMyTeam}
      save={createOrRedesignTeamAction}
      onSaved={({ next }) => router.push(next)}
      leavesPage
    />
  );
}
