'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { TeamEditor } from '@/components/team-look/team-editor';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { changeTeamAction } from '@/lib/actions/team';
import type { TeamLookDto } from '@/lib/data/team/dto';

/** Gives the own team another look. The page around it follows at once. */
export function ChangeTeam({ initial }: { initial: TeamLookDto }) {
  const router = useRouter();
  const [savedName, setSavedName] = useState<string | null>(null);

  function follow({ name }: TeamLookDto) {
    setSavedName(name);
    router.refresh();
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <LiveRegion>
        {savedName === null ? null : <Notice tone="good">{savedName} is saved. Your class sees it within a minute.</Notice>}
      </LiveRegion>
      <TeamEditor initial={initial} saveLabel="Save my changes" save={changeTeamAction} onSaved={follow} />
    </div>
  );
}
