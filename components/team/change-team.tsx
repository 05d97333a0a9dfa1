'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { TeamEditor } from '@/components/team-look/team-editor';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { changeTeamAction } from '@/lib/actions/team';
import type { OwnTeamDto, TeamLookDto } from '@/lib/data/team/dto';

/** Gives the student's team another look. The page around it follows at once. */
export function ChangeTeam({ initial }: { initial: TeamLookDto }) {
  const router = useRouter();
  const [saved, setSaved] = useState<OwnTeamDto | null>(null);

  function follow(team: OwnTeamDto) {
    setSaved(team);
    router.refresh();
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <LiveRegion>
        {saved ? (
          <Notice tone="good">
            {saved.waitingName === null
              ? `${saved.look.name} is saved. Your class will see it within a minute.`
              : `Saved. ${saved.waitingName} is waiting for your teacher. Until then, your class will see ${saved.look.name}.`}
          </Notice>
        ) : null}
      </LiveRegion>
      <TeamEditor initial={initial} saveLabel="Save my changes" save={changeTeamAction} onSaved={follow} />
    </div>
  );
}
