import { ClassGallery } from '@/components/graphs/class-gallery';
import { BackLink } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { getClassGallery } from '@/lib/data/graph/queries';
import { studentPage } from '../../student-page';

export const metadata = { title: 'Class gallery' };

export default studentPage({}, async (viewer) => {
  const gallery = await getClassGallery(viewer);
  return (
    <>
      <PageHeader
        title="Class gallery"
        beside="Graphs from your class that your teacher picked."
        actions={<BackLink href="/student/graph-upload">My graphs</BackLink>}
      />
      <ClassGallery gallery={gallery} />
    </>
  );
});
