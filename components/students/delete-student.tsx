'use client';

import { useRouter } from 'next/navigation';
import { ConfirmByName } from '@/components/forms/confirm-by-name';
import { useHasClassCapability } from '@/components/ui/class-role';
import { Section } from '@/components/ui/section';
import { deleteStudentAction } from '@/lib/actions/league';
import { DELETE_STUDENT, deleteOfText } from '@/words/change-student';

type DeleteStudentProps = {
  leagueId: string;
  studentId: string;
  /** For example "Kim L." */
  name: string;
};

/** Deletes the student and everything stored about them, for good. The owner's alone. */
export function DeleteStudent({ leagueId, studentId, name }: DeleteStudentProps) {
  const router = useRouter();
  const mayDelete = useHasClassCapability('own');
  if (!mayDelete) return null;
  return (
    <Section
      title={deleteOfText(name)}
      titleClass="text-lead"
      className="print-hidden mt-12 rounded-lg border-2 border-trouble bg-raised p-4 sm:p-6"
    >
      <p className="mt-2 mb-4 max-w-text text-content-soft">{DELETE_STUDENT.whatHappens}</p>
      <ConfirmByName
        name={name}
        label={DELETE_STUDENT.typeName}
        buttonText={DELETE_STUDENT.button}
        send={(typed) => deleteStudentAction({ leagueId, studentId, name: typed })}
        onDone={() => {
          router.replace(`/teacher/leagues/${leagueId}/roster?deleted=student`);
          router.refresh();
        }}
      />
    </Section>
  );
}
