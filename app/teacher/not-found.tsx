import { NothingHere } from '@/components/shell/nothing-here';

export const metadata = { title: 'Page not found' };

export default function TeacherNotFound() {
  return (
    <NothingHere title="There’s nothing here for you to open" href="/teacher/dashboard" back="Back to my leagues">
      The address may have a typo, or the league belongs to someone else.
    </NothingHere>
  );
}
