import { EntryScreen } from '@/components/accounts/entry-screen';
import { SchoolNote } from '@/components/accounts/school-note';
import { TeacherSignUpForm } from '@/components/accounts/teacher-sign-up-form';
import { buttonClass } from '@/components/ui/button';

export const metadata = { title: 'Teacher sign-up' };

const OTHER_WAYS = [
  { question: 'Already have an account?', href: '/teacher/login', label: 'Teacher sign-in' },
];

export default function SignUpPage() {
  return (
    <EntryScreen
      title="Create a teacher account"
      lead="Then open a league and show the code to your class."
      aside={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold">Are you a student?</p>
          <a href="/join-league" className={buttonClass('secondary')}>
            Join with a code
          </a>
        </div>
      }
      otherWays={OTHER_WAYS}
    >
      <TeacherSignUpForm note={<SchoolNote />} />
    </EntryScreen>
  );
}
