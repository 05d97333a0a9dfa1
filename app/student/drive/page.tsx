import { StudentClassDrivePage } from '@/components/dashboard/drive-screen';
import { EmptyPage } from '@/components/ui/empty-state';
import { getStudentDrive } from '@/lib/data/week/queries';
import { CLASS_DRIVE } from '@/words/class-drive';
import { defineStudentPage } from '../define-student-page';

export const generateMetadata = () => ({ title: CLASS_DRIVE.ownTab });

export default defineStudentPage({}, async (viewer) => {
  const drive = await getStudentDrive(viewer);
  return drive ? (
    <StudentClassDrivePage drive={drive} />
  ) : (
    <EmptyPage
      page={CLASS_DRIVE.title}
      title={CLASS_DRIVE.noDrive}
      icon="flag"
      href="/student/dashboard"
      linkLabel={CLASS_DRIVE.toTasks}
    >
      {CLASS_DRIVE.noDriveWhy}
    </EmptyPage>
  );
});
