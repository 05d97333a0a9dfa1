import { EntryScreen } from '@/components/accounts/entry-screen';
import { StudentSignUpForm } from '@/components/accounts/student-sign-up-form';
import { JoinForm } from '@/components/leagues/join-form';
import { readJoinTicket } from '@/lib/auth/join-ticket';
import { ENTRY } from '@/words/entry';

export const metadata = { title: ENTRY.joinTitle };

const OTHER_WAYS = [
  { question: ENTRY.areYouTeacher, href: '/sign-up', label: ENTRY.teacherSignUp },
];

export default async function JoinLeaguePage() {
  // The league whose code and password were entered in this browser.
  const ticket = await readJoinTicket(null);
  return (
    <EntryScreen
      title={ENTRY.joinYours}
      lead={ENTRY.codeFromTeacher}
      caption={ENTRY.yourHelmet}
      otherWays={OTHER_WAYS}
    >
      <JoinForm found={ticket?.leagueName ?? null}>
        <StudentSignUpForm />
      </JoinForm>
    </EntryScreen>
  );
}
