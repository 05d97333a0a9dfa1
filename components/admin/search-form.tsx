import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { TextField } from '@/components/ui/text-field';

/** Works without script: what is searched for stands in the address. */
export function SearchForm({ path, search }: { path: string; search: string }) {
  return (
    <search>
      <form
        action={path}
        method="get"
        className="mb-5 grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,24rem)_auto_auto] sm:justify-start"
      >
        <TextField
          label="Name, school, or email"
          name="q"
          type="search"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" icon="search" className="min-h-[3rem]">
          Search
        </Button>
        {search ? (
          <LinkButton href={path} variant="quiet" className="min-h-[3rem]">
            Show all
          </LinkButton>
        ) : null}
      </form>
    </search>
  );
}
