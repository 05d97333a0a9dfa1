import { redirectToDashboard } from '@/lib/auth/guards';

export default async function DashboardPage() {
  await redirectToDashboard();
}
