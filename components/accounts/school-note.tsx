/**
 * The terms that a new teacher's school accepts. A page renders it on the server and passes it to
 * its form.
 */
import { Sentence } from '@/components/ui/sentence';
import { SIGN_UP, whatWeKeepText } from '@/words/sign-up';
export function SchoolConsentNote() {
  return (
    <p>
      <Sentence parts={whatWeKeepText(<a href="/privacy">{SIGN_UP.privacyPage}</a>)} />
    </p>
  );
}
