import { ClassGallery } from '@/components/graphs/class-gallery';
import { BackLink } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { getClassGallery } from '@/lib/data/graph/queries';
import { GRAPH_HUB } from '@/words/graph-hub';
import { STUDENT_PAGE_TITLES } from '@/words/student-pages';
import { defineStudentPage } from '../../define-student-page';

export const generateMetadata = () => ({ title: STUDENT_PAGE_TITLES.classGallery });

export default defineStudentPage({}, async (viewer) => {
  const gallery = await getClassGallery(viewer);
  return (
    <>
      <PageHeader
        title={STUDENT_PAGE_TITLES.classGallery}
        subtitle={GRAPH_HUB.pickedByTeacher}
        actions={<BackLink href="/student/graph-upload">{GRAPH_HUB.myGraphs}</BackLink>}
      />
      <ClassGallery gallery={gallery} />
    </>
  );
});
