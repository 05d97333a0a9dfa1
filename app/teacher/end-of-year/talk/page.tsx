import { StudentTalkSheet } from '@/components/skills/talk-sheet';
import { TalkSheetLanguageAndGuideLinks } from '@/components/skills/talk-sheet-language-and-guide-links';
import { BackLink } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { PrintButton } from '@/components/ui/print-button';
import { requireTeacherPage } from '@/lib/auth/guards';
import { getTalkPagesOfAllOwnClasses } from '@/lib/data/student/talk-queries';
import type { PageSearchProps } from '@/lib/domain/site/requests';
import { env } from '@/lib/platform/env';
import { languageFromSearchParams } from '@/lib/words/language';
import { END_OF_YEAR, studentTalkPageUnreadableText } from '@/words/end-of-year';

export const metadata = { title: END_OF_YEAR.talkTitle };

export default async function TalkPagesPage({ searchParams }: PageSearchProps) {
  const viewer = await requireTeacherPage();
  const language = languageFromSearchParams(await searchParams) ?? 'en';
  const { talks, unreadable } = await getTalkPagesOfAllOwnClasses(viewer, language);
  const site = new URL(env().NEXTAUTH_URL).host;
  return (
    <>
      <div className="print-hidden mb-4">
        <PageHeader
          title={END_OF_YEAR.talkTitle}
          actions={
            <>
              <BackLink quiet href="/teacher/end-of-year">
                {END_OF_YEAR.title}
              </BackLink>
              {talks.length > 0 ? <PrintButton>{END_OF_YEAR.print}</PrintButton> : null}
            </>
          }
        />
        {unreadable.map((name) => (
          <Notice key={name} tone="warn">
            {studentTalkPageUnreadableText(name)}
          </Notice>
        ))}
      </div>
      <div className="relative">
        {talks.length > 0 ? (
          <TalkSheetLanguageAndGuideLinks href="/teacher/end-of-year/talk" language={language} />
        ) : null}
        {talks.map((talk) => (
          <StudentTalkSheet key={talk.studentId} talk={talk} language={language} site={site} />
        ))}
      </div>
    </>
  );
}
