import { SCHOOL_SIGN_IN, signInWithText } from '@/words/school-sign-in';
import { SchoolSignInButton } from './school-sign-in-button';

/** Below a form: the school's own way in; nothing where the operator hasn't set it up. */
export function SchoolSignInOption({ label }: { label: string | undefined }) {
  if (label === undefined) return null;
  return (
    <div className="mt-3">
      <p className="mb-2 text-center text-content-soft">{SCHOOL_SIGN_IN.or}</p>
      <SchoolSignInButton label={signInWithText(label)} opening={SCHOOL_SIGN_IN.opening} />
    </div>
  );
}
