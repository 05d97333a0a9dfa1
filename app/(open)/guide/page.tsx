import { FirstLessonPlanSheet } from '@/components/guide/first-lesson-plan-sheet';
import { TeacherGuideFirstPage } from '@/components/guide/teacher-guide-first-page';
import { PageHeader } from '@/components/ui/page-header';
import { PrintButton } from '@/components/ui/print-button';
import { Section } from '@/components/ui/section';
import { FAMILIES } from '@/words/families';
import { TEACHER_GLOSSARY } from '@/words/glossary';
import { GUIDE } from '@/words/guide';

export const generateMetadata = () => ({ title: GUIDE.title });

export default function GuidePage() {
  return (
    <>
      <div className="print-hidden">
        <PageHeader
          title={<span className="text-big">{GUIDE.title}</span>}
          subtitle={GUIDE.lead}
          actions={
            <>
              <a href="/guide/families" className="touch-link">
                {FAMILIES.title}
              </a>
              <PrintButton>{GUIDE.print}</PrintButton>
            </>
          }
        />
      </div>
      <div className="grid grid-cols-1 gap-6">
        <TeacherGuideFirstPage />
        <FirstLessonPlanSheet />
      </div>
      <div className="print-hidden mt-8">
        <Section title={GUIDE.words} titleClass="mb-3 text-title">
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
            {Object.values(TEACHER_GLOSSARY).map(({ word, means }) => (
              <div key={word}>
                <dt className="font-semibold">{word}</dt>
                <dd className="text-content-soft">{means}</dd>
              </div>
            ))}
          </dl>
        </Section>
      </div>
    </>
  );
}
