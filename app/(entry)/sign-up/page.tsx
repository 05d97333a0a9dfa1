import { AccountFormScreen, StoredDataNote } from '@/components/accounts/account-form-screen';
import { TeacherSignUpForm } from '@/components/accounts/teacher-sign-up-form';
import { buttonClass } from '@/components/ui/button';
import { ENTRY } from '@/words/entry';

export const generateMetadata = () => ({ title: ENTRY.teacherSignUp });

const otherForms = () => [
  { question: ENTRY.haveAccount, href: '/teacher/login', label: ENTRY.teacherSignIn },
];

export default function SignUpPage() {
  return (
    <AccountFormScreen
      title={ENTRY.createTeacher}
      lead={ENTRY.openLeague}
      aside={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold">{ENTRY.areYouStudent}</p>
          <a href="/join-league" className={buttonClass('secondary')}>
            {ENTRY.joinWithCode}
          </a>
        </div>
      }
      otherForms={otherForms()}
    >
      <TeacherSignUpForm consentNote={<StoredDataNote />} />
    </AccountFormScreen>
  );
}
