import { BackLink, DownloadLink } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import type { UnreadableStudentDto } from '@/lib/data/class-roster/dto';
import { UNREADABLE_STUDENT } from '@/words/page-problems';
import { STUDENT_RECORD } from '@/words/student-record';
import { DeleteStudentForm } from './delete-student-form';

/**
 * A student whose record can't be read: the reason, a download of everything stored, and deletion.
 */
export function UnreadableStudentPage({ student }: { student: UnreadableStudentDto }) {
  const { leagueId, studentId, name } = student;
  const { title, sentence, exported } = UNREADABLE_STUDENT;
  return (
    <>
      <PageHeader
        title={name}
        actions={
          <BackLink quiet href={`/teacher/leagues/${leagueId}/roster`}>
            {STUDENT_RECORD.allStudents}
          </BackLink>
        }
      />
      <div className="grid max-w-text grid-cols-1 justify-items-start gap-4">
        <Notice tone="bad" title={title}>
          {sentence}
        </Notice>
        <DownloadLink href={`/api/leagues/${leagueId}/students/${studentId}/export.json`}>
          {exported}
        </DownloadLink>
      </div>
      <DeleteStudentForm leagueId={leagueId} studentId={studentId} name={name} />
    </>
  );
}
