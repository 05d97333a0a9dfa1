import type { Metadata } from 'next';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { requireStudentPage } from '@/lib/auth/guards';

export const metadata: Metadata = { title: 'Graphs' };

export default async function GraphUploadPage() {
  await requireStudentPage();
  return (
    <>
      <PageHeader title="Graphs" lead="Graphs cannot be uploaded here now. You do not have to do this task." />
      <Card title="What the task asks" className="max-w-text">
        <p>
          You draw a graph of what your players did, such as a histogram of their yards. You upload a picture of it. Each graph
          earns MVP points.
        </p>
        <div className="mt-5">
          <LinkButton href="/student/dashboard" icon="arrow-left">
            Back to my tasks
          </LinkButton>
        </div>
      </Card>
    </>
  );
}
