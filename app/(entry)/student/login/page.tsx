import { EntryScreen } from '@/components/accounts/entry-screen';
import { SchoolWay } from '@/components/accounts/school-way';
import { SignInForm } from '@/components/accounts/sign-in-form';
import { PendingLeague } from '@/components/leagues/pending-league';
import { LanguageSwitch } from '@/components/shell/language-switch';
import { readJoinTicket } from '@/lib/auth/join-ticket';
import { schoolSettings } from '@/lib/auth/school-provider';
import { ENTRY } from '@/words/entry';

export const metadata = { title: ENTRY.studentSignIn };

const FORGOT = {
  question: ENTRY.forgotQuestion,
  href: '/forgot-password',
  label: ENTRY.chooseNewOne,
};
const NEW_HERE = { question: ENTRY.newHere, href: '/join-league', label: ENTRY.joinWithCode };
const OTHER_LEAGUE = {
  question: ENTRY.notYourLeague,
  href: '/join-league',
  label: ENTRY.otherCode,
};
const TEACHER = {
  question: ENTRY.areYouTeacher,
  href: '/teacher/login',
  label: ENTRY.teacherSignIn,
};

export default async function StudentLoginPage() {
  // The league whose code and password were entered in this browser.
  const ticket = await readJoinTicket(null);
  const leagueName = ticket?.leagueName ?? null;
  return (
    <EntryScreen
      title={ENTRY.studentSignIn}
      lead={ENTRY.welcomeBack}
      otherWays={[FORGOT, leagueName ? OTHER_LEAGUE : NEW_HERE, TEACHER]}
    >
      <LanguageSwitch />
      {leagueName ? (
        <PendingLeague leagueName={leagueName}>{ENTRY.signInToJoin}</PendingLeague>
      ) : null}
      <SignInForm userNames />
      <SchoolWay label={schoolSettings()?.label} />
    </EntryScreen>
  );
}
