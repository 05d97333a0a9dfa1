'use client';

import { useRouter } from 'next/navigation';
import { ConfirmByName } from '@/components/forms/confirm-by-name';
import { Section } from '@/components/ui/section';
import { deleteStudentAction } from '@/lib/actions/league';

type DeleteStudentProps = {
  leagueId: string;
  studentId: string;
  /** For example "Kim L." */
  name: string;
};

/** Deletes the student and everything stored about them, for good. */
export function DeleteStudent({ leagueId, studentId, name }: DeleteStudentProps) {
  const router = useRouter();
  return (
    <Section
      title={`Delete ${name} for good`}
      heading="text-lead"
      className="print-hidden mt-12 rounded-lg border-2 border-trouble bg-raised p-4 sm:p-6"
    >
      <p className="mt-2 mb-4 max-w-text text-content-soft">
        The team, lineups, answers, graphs, and points from this season are deleted right away. This
        can’t be undone. The account is deleted too, unless the student plays in another season.
      </p>
      <ConfirmByName
        name={name}
        label="To delete, type the student’s name"
        buttonText="Delete this student for good"
        send={(typed) => deleteStudentAction({ leagueId, studentId, name: typed })}
        onDone={() => {
          router.replace(`/teacher/leagues/${leagueId}/roster?deleted=student`);
          router.refresh();
        }}
      />
    </Section>
  );
}
