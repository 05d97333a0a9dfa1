import { NameForm, PictureForm } from '@/components/teacher/profile-forms';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { requireTeacherPage } from '@/lib/auth/guards';
import { getTeacherProfile } from '@/lib/data/profile/queries';

export const metadata = { title: 'My profile' };

export default async function TeacherProfilePage() {
  const { displayName, email, pictureUrl } = await getTeacherProfile(await requireTeacherPage());
  return (
    <>
      <PageHeader title="My profile" beside={`You sign in as ${email}.`} />
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
        <Card title="Name">
          <NameForm displayName={displayName} />
        </Card>
        <Card title="Picture">
          <PictureForm url={pictureUrl} />
        </Card>
      </div>
    </>
  );
}
