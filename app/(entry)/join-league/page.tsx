import { AccountFormScreen } from '@/components/accounts/account-form-screen';
import { SchoolStudentSignUpForm } from '@/components/accounts/school-join-form';
import { SchoolSignInOption } from '@/components/accounts/school-sign-in-option';
import { StudentEmailSignUpForm } from '@/components/accounts/student-email-sign-up-form';
import { JoinAndSignUpForm } from '@/components/leagues/join-and-sign-up-form';
import { EntryPageLanguageSwitch } from '@/components/shell/entry-page-language-switch';
import { readPendingSchoolSignIn } from '@/lib/auth/cookies';
import { readJoinTicket } from '@/lib/auth/join-ticket';
import { schoolSignInSettings } from '@/lib/auth/school-provider';
import { ENTRY } from '@/words/entry';
import { joinAsText, SCHOOL_SIGN_IN } from '@/words/school-sign-in';

export const generateMetadata = () => ({ title: ENTRY.joinTitle });

const otherForms = () => [
  { question: ENTRY.areYouTeacher, href: '/sign-up', label: ENTRY.teacherSignUp },
];

export default async function JoinLeaguePage() {
  const ticket = await readJoinTicket(null);
  const visitor = await readPendingSchoolSignIn();
  return (
    <AccountFormScreen
      title={ENTRY.joinYours}
      lead={ENTRY.codeFromTeacher}
      caption={ENTRY.yourHelmet}
      otherForms={otherForms()}
    >
      <EntryPageLanguageSwitch />
      <JoinAndSignUpForm found={ticket?.leagueName ?? null}>
        {visitor ? (
          <SchoolStudentSignUpForm
            button={joinAsText(visitor.name)}
            working={SCHOOL_SIGN_IN.joining}
          />
        ) : (
          <>
            <StudentEmailSignUpForm />
            <SchoolSignInOption label={schoolSignInSettings()?.label} />
          </>
        )}
      </JoinAndSignUpForm>
    </AccountFormScreen>
  );
}
