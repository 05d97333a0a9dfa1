import { StudentSignUp } from '@/app/(entry)/student/signup/screen';
import { readJoinTicket } from '@/lib/auth/join-ticket';

export { metadata } from '@/app/(entry)/student/signup/page';

export default async function StudentSignUpPage() {
  const ticket = await readJoinTicket(null);
  return <StudentSignUp leagueName={ticket?.leagueName ?? null} />;
}
