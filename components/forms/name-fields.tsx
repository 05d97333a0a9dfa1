import { TextField } from '@/components/ui/text-field';
import { NAME_BOXES } from '@/words/profile';

/** How the boxes are called in the form. */
export const NAME_FIELDS = ['firstName', 'lastInitial'] as const;

type NameFieldsProps = {
  field: (name: (typeof NAME_FIELDS)[number]) => { name: string; error: string | null };
};

/** The boxes for the first name and the last initial. */
export function NameFields({ field }: NameFieldsProps) {
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
