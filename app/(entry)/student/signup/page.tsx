import { StudentSignUp } from './screen';

export const metadata = { title: 'Student sign-up' };

export default function StudentSignUpPage() {
  return <StudentSignUp leagueName={null} />;
}
