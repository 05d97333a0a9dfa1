import { AccountFormScreen, LeagueToJoinNotice } from '@/components/accounts/account-form-screen';
import { SchoolSignInOption } from '@/components/accounts/school-sign-in-option';
import { StudentEmailSignUpForm } from '@/components/accounts/student-email-sign-up-form';
import { EntryPageLanguageSwitch } from '@/components/shell/entry-page-language-switch';
import { readJoinTicket } from '@/lib/auth/join-ticket';
import { schoolSignInSettings } from '@/lib/auth/school-provider';
import { ENTRY } from '@/words/entry';

export const generateMetadata = () => ({ title: ENTRY.studentSignUp });

const hasAccount = () => ({
  question: ENTRY.haveAccount,
  href: '/student/login',
  label: ENTRY.signIn,
});
const joinFirst = () => ({
  question: ENTRY.haveCode,
  href: '/join-league',
  label: ENTRY.typeItFirst,
});
const teacher = () => ({
  question: ENTRY.areYouTeacher,
  href: '/sign-up',
  label: ENTRY.teacherSignUp,
});

export default async function StudentSignUpPage() {
  const ticket = await readJoinTicket(null);
  const leagueName = ticket?.leagueName ?? null;
  return (
    <AccountFormScreen
      title={ENTRY.createYours}
      lead={ENTRY.eachTime}
      caption={ENTRY.yourHelmet}
      otherForms={leagueName ? [hasAccount(), teacher()] : [joinFirst(), hasAccount(), teacher()]}
    >
      <EntryPageLanguageSwitch />
      {leagueName ? (
        <LeagueToJoinNotice leagueName={leagueName}>{ENTRY.joinAfter}</LeagueToJoinNotice>
      ) : null}
      <StudentEmailSignUpForm />
      <SchoolSignInOption label={schoolSignInSettings()?.label} />
    </AccountFormScreen>
  );
}
