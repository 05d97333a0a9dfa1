import { TextField } from '@/components/ui/text-field';
import { NAME_BOXES } from '@/words/profile';

export const STUDENT_NAME_FIELDS = ['firstName', 'lastInitial'] as const;

type StudentNameFieldsProps = {
  field: (name: (typeof STUDENT_NAME_FIELDS)[number]) => { name: string; error: string | null };
};

export function StudentNameFields({ field }: StudentNameFieldsProps) {
  return (
    <>
      <TextField
        label={NAME_BOXES.firstName}
        {...field('firstName')}
        autoComplete="given-name"
        required
        maxLength={20}
      />
      <TextField
        label={NAME_BOXES.lastInitial}
        {...field('lastInitial')}
        hint={NAME_BOXES.whyLetter}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={1}
      />
    </>
  );
}
