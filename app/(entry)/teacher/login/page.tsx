import { EntryScreen } from '@/components/accounts/entry-screen';
import { SchoolWay } from '@/components/accounts/school-way';
import { SignInForm } from '@/components/accounts/sign-in-form';
import { schoolSettings } from '@/lib/auth/school-provider';
import { ENTRY } from '@/words/entry';

export const generateMetadata = () => ({ title: ENTRY.teacherSignIn });

const OTHER_WAYS = [
  { question: ENTRY.forgotQuestion, href: '/forgot-password', label: ENTRY.chooseNewOne },
  { question: ENTRY.newHere, href: '/sign-up', label: ENTRY.createTeacher },
  { question: ENTRY.areYouStudent, href: '/student/login', label: ENTRY.studentSignIn },
];

export default function TeacherLoginPage() {
  return (
    <EntryScreen title={ENTRY.teacherSignIn} lead={ENTRY.leaguesAndCodes} otherWays={OTHER_WAYS}>
      <SignInForm />
      <SchoolWay label={schoolSettings()?.label} />
    </EntryScreen>
  );
}
