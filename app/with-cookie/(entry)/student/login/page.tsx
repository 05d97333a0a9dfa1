import { StudentLogin } from '@/app/(entry)/student/login/screen';
import { readJoinTicket } from '@/lib/auth/join-ticket';

export { metadata } from '@/app/(entry)/student/login/page';

export default async function StudentLoginPage() {
  const ticket = await readJoinTicket(null);
  return <StudentLogin leagueName={ticket?.leagueName ?? null} />;
}
