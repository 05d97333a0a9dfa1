import { TeacherNameForm, TeacherPictureForm } from '@/components/teacher/profile-forms';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { Sentence } from '@/components/ui/sentence';
import { requireTeacherPage } from '@/lib/auth/guards';
import { getTeacherProfile } from '@/lib/data/profile/queries';
import { CHANGE_PASSWORD_PATH } from '@/lib/domain/site/routes';
import { signsInAsText, TEACHER_PROFILE } from '@/words/teacher-profile';

export const metadata = { title: TEACHER_PROFILE.title };

export default async function TeacherProfilePage() {
  const { displayName, email, pictureUrl } = await getTeacherProfile(await requireTeacherPage());
  return (
    <>
      <PageHeader title={TEACHER_PROFILE.title} />
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Card title={TEACHER_PROFILE.whatStudentsSee}>
          <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 md:grid-cols-2">
            <TeacherNameForm displayName={displayName} />
            <TeacherPictureForm url={pictureUrl} />
          </div>
        </Card>
        <Card title={TEACHER_PROFILE.howYouSignIn}>
          <p className="mb-4">
            <Sentence parts={signsInAsText(<strong className="break-words">{email}</strong>)} />
          </p>
          <LinkButton href={CHANGE_PASSWORD_PATH} variant="secondary" icon="lock">
            {TEACHER_PROFILE.newPassword}
          </LinkButton>
        </Card>
      </div>
    </>
  );
}
