'use client';

import { useRouter } from 'next/navigation';
import { ActionForm, type FormResult, readUntrimmedFormText } from '@/components/forms/action-form';
import { Button } from '@/components/ui/button';
import { useHasClassCapability } from '@/components/ui/class-role';
import { Section } from '@/components/ui/section';
import { Sentence } from '@/components/ui/sentence';
import { TextField } from '@/components/ui/text-field';
import { deleteStudentAction } from '@/lib/actions/league';
import { matchesNameToConfirm } from '@/lib/domain/text/confirm-name';
import { DELETE_STUDENT, deleteOfText } from '@/words/change-student';
import { typeExactlyText, typeNameToDeleteHintText } from '@/words/form';

type DeleteStudentFormProps = {
  leagueId: string;
  studentId: string;
  name: string;
};

const FIELD = 'confirmName';

export function DeleteStudentForm({ leagueId, studentId, name }: DeleteStudentFormProps) {
  const router = useRouter();
  if (!useHasClassCapability('own')) return null;

  async function deleteForGood(data: FormData): Promise<FormResult<unknown>> {
    const typed = readUntrimmedFormText(data, FIELD);
    if (!matchesNameToConfirm(typed, name)) return refused(typeExactlyText(name));
    const answer = await deleteStudentAction({ leagueId, studentId, name: typed });
    return answer.ok ? answer : refused(answer.error.fieldErrors?.name ?? answer.error.message);
  }

  return (
    <Section
      title={deleteOfText(name)}
      titleClass="text-lead"
      className="print-hidden mt-12 rounded-lg border-2 border-trouble bg-raised p-4 sm:p-6"
    >
      <p className="mt-2 mb-4 max-w-text text-content-soft">{DELETE_STUDENT.whatHappens}</p>
      <ActionForm
        fields={[FIELD]}
        send={deleteForGood}
        after="leaves"
        onDone={() => {
          router.replace(`/teacher/leagues/${leagueId}/roster?deleted=student`);
          router.refresh();
        }}
        className="max-w-md space-y-4"
      >
        {({ pending, field, forget }) => (
          <>
            <TextField
              label={DELETE_STUDENT.typeName}
              {...field(FIELD)}
              hint={
                <Sentence
                  parts={typeNameToDeleteHintText(
                    <strong className="break-words text-content">{name}</strong>,
                  )}
                />
              }
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={200}
              required
              onChange={forget}
            />
            <Button type="submit" variant="danger" icon="trash-2" pending={pending}>
              {DELETE_STUDENT.button}
            </Button>
          </>
        )}
      </ActionForm>
    </Section>
  );
}

const refused = (sentence: string) => ({
  ok: false as const,
  error: { message: sentence, fieldErrors: { [FIELD]: sentence } },
});
