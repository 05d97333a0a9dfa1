import Link from 'next/link';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { addStudentToWorkGroupAction } from '@/lib/actions/league';
import type { StudentWorkGroupDto } from '@/lib/data/brief/dto';
import { tuesdayGroupOfStudentText } from '@/words/class-overview';
import { STUDENT_PANEL } from '@/words/student-panel';

type AddToGroupProps = { leagueId: string; studentId: string; week: number };

export function AddToTuesdayGroupButton({ leagueId, studentId, week }: AddToGroupProps) {
  const [group, setGroup] = useState<StudentWorkGroupDto | null>(null);
  const { pending, refusal, run } = useAction();
  const press = async () => {
    const answer = await run(() => addStudentToWorkGroupAction({ leagueId, studentId, week }));
    if (answer?.ok) setGroup(answer.data);
  };
  return (
    <div className="min-w-0">
      {group ? null : (
        <Button variant="secondary" icon="users" pending={pending} onClick={() => void press()}>
          {STUDENT_PANEL.addToGroup}
        </Button>
      )}
      <LiveRegion>
        {group ? (
          <p className="py-2">
            <span>{tuesdayGroupOfStudentText(group)}</span>{' '}
            <Link href={`/teacher/leagues/${leagueId}/brief?week=${week}`} prefetch={false}>
              {STUDENT_PANEL.groups}
            </Link>
          </p>
        ) : null}
      </LiveRegion>
      <Notice alert className="mt-2">
        {refusal?.message}
      </Notice>
    </div>
  );
}
