import { StudentLogin } from './screen';

export const metadata = { title: 'Student sign-in' };

export default function StudentLoginPage() {
  return <StudentLogin leagueName={null} />;
}
