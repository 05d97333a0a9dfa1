import { NothingHere } from '@/components/shell/nothing-here';

export const metadata = { title: 'Page not found' };

export default function LessonNotFound() {
  return (
    <NothingHere title="There’s no lesson here" href="/student/graph-upload" back="Back to my graphs">
      The address may have a typo.
    </NothingHere>
  );
}
