import { TextField } from '@/components/ui/text-field';
import { NAME_BOXES } from '@/words/profile';

export const FIRST_NAME_AND_INITIAL_FIELDS = ['firstName', 'lastInitial'] as const;

type FirstNameAndInitialFieldsProps = {
  field: (name: (typeof FIRST_NAME_AND_INITIAL_FIELDS)[number]) => {
    name: string;
    error: string | null;
  };
};

export function FirstNameAndInitialFields({ field }: FirstNameAndInitialFieldsProps) {
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
