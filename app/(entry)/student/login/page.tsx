import { AccountFormScreen, LeagueToJoinNotice } from '@/components/accounts/account-form-screen';
import { SchoolSignInOption } from '@/components/accounts/school-sign-in-option';
import { SignInForm } from '@/components/accounts/sign-in-form';
import { EntryPageLanguageSwitch } from '@/components/shell/entry-page-language-switch';
import { readJoinTicket } from '@/lib/auth/join-ticket';
import { schoolSignInSettings } from '@/lib/auth/school-provider';
import { ENTRY } from '@/words/entry';

export const generateMetadata = () => ({ title: ENTRY.studentSignIn });

const forgot = () => ({
  question: ENTRY.forgotQuestion,
  href: '/forgot-password',
  label: ENTRY.chooseNewOne,
});
const newHere = () => ({
  question: ENTRY.newHere,
  href: '/join-league',
  label: ENTRY.joinWithCode,
});
const otherLeague = () => ({
  question: ENTRY.notYourLeague,
  href: '/join-league',
  label: ENTRY.otherCode,
});
const teacher = () => ({
  question: ENTRY.areYouTeacher,
  href: '/teacher/login',
  label: ENTRY.teacherSignIn,
});

export default async function StudentLoginPage() {
  const ticket = await readJoinTicket(null);
  const leagueName = ticket?.leagueName ?? null;
  return (
    <AccountFormScreen
      title={ENTRY.studentSignIn}
      lead={ENTRY.welcomeBack}
      otherForms={[forgot(), leagueName ? otherLeague() : newHere(), teacher()]}
    >
      <EntryPageLanguageSwitch />
      {leagueName ? (
        <LeagueToJoinNotice leagueName={leagueName}>{ENTRY.signInToJoin}</LeagueToJoinNotice>
      ) : null}
      <SignInForm forStudents />
      <SchoolSignInOption label={schoolSignInSettings()?.label} />
    </AccountFormScreen>
  );
}
