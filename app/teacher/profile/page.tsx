import { NameForm, PictureForm } from '@/components/teacher/profile-forms';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { requireTeacherPage } from '@/lib/auth/guards';
import { getTeacherProfile } from '@/lib/data/profile/queries';
import { CHANGE_PASSWORD_PATH } from '@/lib/domain/site/routes';

export const metadata = { title: 'My profile' };

export default async function TeacherProfilePage() {
  const { displayName, email, pictureUrl } = await getTeacherProfile(await requireTeacherPage());
  return (
    <>
      <PageHeader title="My profile" />
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Card title="What your students see">
          <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 md:grid-cols-2">
            <NameForm displayName={displayName} />
            <PictureForm url={pictureUrl} />
          </div>
        </Card>
        <Card title="How you sign in">
          <p className="mb-4">
            You sign in as <strong className="break-words">{email}</strong>.
          </p>
          <LinkButton href={CHANGE_PASSWORD_PATH} variant="secondary" icon="lock">
            Choose a new password
          </LinkButton>
        </Card>
      </div>
    </>
  );
}
