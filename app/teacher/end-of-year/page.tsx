import { AllClassesEndOfYearForm } from '@/components/leagues/all-classes-end-of-year-form';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { requireTeacherPage } from '@/lib/auth/guards';
import { getEndOfYear } from '@/lib/data/league/queries';
import { END_OF_YEAR } from '@/words/end-of-year';

export const metadata = { title: END_OF_YEAR.title };

export default async function EndOfYearPage() {
  const { classes, daysAfterSchoolYear } = await getEndOfYear(await requireTeacherPage());
  return (
    <>
      <PageHeader
        title={END_OF_YEAR.title}
        subtitle={END_OF_YEAR.lead}
        actions={
          classes.length > 0 ? (
            <LinkButton href="/teacher/end-of-year/talk" variant="secondary" icon="printer">
              {END_OF_YEAR.talkPages}
            </LinkButton>
          ) : null
        }
      />
      <AllClassesEndOfYearForm classes={classes} daysAfterSchoolYear={daysAfterSchoolYear} />
    </>
  );
}
