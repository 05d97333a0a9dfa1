import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { SelectField } from '@/components/ui/select-field';
import type { RichContent } from '@/components/ui/sentence';
import { TextField } from '@/components/ui/text-field';
import type { AuditFilterDto } from '@/lib/data/admin/dto';
import { AUDIT_LOG, AUDIT_OUTCOMES, LEAGUE_ALLOWANCES_PAGE, pageNumberText } from '@/words/admin';
import { AUDIT_KINDS, AUDIT_TIME_RANGES } from '@/words/audit';

type PageLinksProps = {
  label: string;
  page: number;
  hasMore: boolean;
  hrefOf: (page: number) => string;
  text: string;
};

export function PaginationLinks({ label, page, hasMore, hrefOf, text }: PageLinksProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      {page > 1 ? (
        <LinkButton href={hrefOf(page - 1)} variant="secondary" icon="chevron-left">
          {pageNumberText(page - 1)}
        </LinkButton>
      ) : null}
      <p className="font-semibold">{text}</p>
      {hasMore ? (
        <LinkButton href={hrefOf(page + 1)} variant="secondary" icon="chevron-right">
          {pageNumberText(page + 1)}
        </LinkButton>
      ) : null}
    </nav>
  );
}

type FilterFormProps = {
  path: string;
  isFiltered: boolean;
  className: string;
  children: RichContent;
};

/** Works without JavaScript, because the filter is in the address. */
function FilterForm({ path, isFiltered, className, children }: FilterFormProps) {
  return (
    <form
      action={path}
      method="get"
      className={`mb-4 grid grid-cols-1 items-end gap-3 ${className}`}
    >
      {children}
      {isFiltered ? (
        <LinkButton href={path} variant="quiet" className="min-h-[3rem]">
          {LEAGUE_ALLOWANCES_PAGE.showAll}
        </LinkButton>
      ) : null}
    </form>
  );
}

export function LeagueAllowanceSearchForm({ path, search }: { path: string; search: string }) {
  return (
    <search>
      <FilterForm
        path={path}
        isFiltered={search !== ''}
        className="sm:grid-cols-[minmax(0,24rem)_auto_auto] sm:justify-start"
      >
        <TextField
          label={LEAGUE_ALLOWANCES_PAGE.search}
          name="q"
          type="search"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" icon="search" className="min-h-[3rem]">
          {LEAGUE_ALLOWANCES_PAGE.doSearch}
        </Button>
      </FilterForm>
    </search>
  );
}

const orEverything = (words: Readonly<Record<string, string>>, everything: string) => [
  { value: '', label: everything },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];

export function AuditFilter({
  path,
  filter: { kind, when, outcome, who },
}: {
  path: string;
  filter: AuditFilterDto;
}) {
  return (
    <FilterForm
      path={path}
      isFiltered={Boolean(kind || when || outcome || who)}
      className="sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_2fr_auto_auto]"
    >
      <SelectField
        label={AUDIT_LOG.what}
        name="kind"
        options={orEverything(AUDIT_KINDS, AUDIT_LOG.everything)}
        defaultValue={kind ?? ''}
      />
      <SelectField
        label={AUDIT_LOG.when}
        name="when"
        options={orEverything(AUDIT_TIME_RANGES, AUDIT_LOG.anyDay)}
        defaultValue={when ?? ''}
      />
      <SelectField
        label={AUDIT_LOG.outcome}
        name="outcome"
        options={orEverything(AUDIT_OUTCOMES, AUDIT_LOG.anyOutcome)}
        defaultValue={outcome ?? ''}
      />
      <TextField
        label={AUDIT_LOG.who}
        name="who"
        defaultValue={who ?? ''}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" className="min-h-[3rem]">
        {AUDIT_LOG.show}
      </Button>
    </FilterForm>
  );
}
