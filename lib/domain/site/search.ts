/** What follows the "?" of an address, as a page is given it. */
export type Search = Readonly<Record<string, string | string[] | undefined>>;
export type SearchProps = { searchParams: Promise<Search> };

/** The first value of each name, as `URLSearchParams` reads them. */
export const firstOf = (search: Search) => ({
  get: (name: string): string | null => [search[name]].flat()[0] ?? null,
});
