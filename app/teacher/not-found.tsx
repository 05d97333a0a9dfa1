import { EmptyPage } from '@/components/ui/empty-state';

export const metadata = { title: 'Page not found' };

export default function TeacherNotFound() {
  return (
    <EmptyPage
      page="Not found"
      icon="search"
      title="There’s nothing here for you to open"
      href="/teacher/dashboard"
      way="Back to my leagues"
    >
      The address may have a typo, or the league belongs to someone else.
    </EmptyPage>
  );
}
