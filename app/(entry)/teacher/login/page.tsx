import { AccountFormScreen } from '@/components/accounts/account-form-screen';
import { SchoolSignInOption } from '@/components/accounts/school-sign-in-option';
import { SignInForm } from '@/components/accounts/sign-in-form';
import { schoolSignInSettings } from '@/lib/auth/school-provider';
import { ENTRY } from '@/words/entry';

export const generateMetadata = () => ({ title: ENTRY.teacherSignIn });

const OTHER_WAYS = [
  { question: ENTRY.forgotQuestion, href: '/forgot-password', label: ENTRY.chooseNewOne },
  { question: ENTRY.newHere, href: '/sign-up', label: ENTRY.createTeacher },
  { question: ENTRY.areYouStudent, href: '/student/login', label: ENTRY.studentSignIn },
];

export default function TeacherLoginPage() {
  return (
    <AccountFormScreen
      title={ENTRY.teacherSignIn}
      lead={ENTRY.leaguesAndCodes}
      otherForms={OTHER_WAYS}
    >
      <SignInForm />
      <SchoolSignInOption label={schoolSignInSettings()?.label} />
    </AccountFormScreen>
  );
}
