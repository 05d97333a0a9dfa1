/** Parses a Sentry DSN, `https://KEY@HOST/PROJECT`. Null for anything else. */
export function parseDsn(dsn: string) {
  let url: URL;
  try {
    url = new URL(dsn);
  } catch {
    return null;
  }
  const match = /^(\/(?:[\w-]+\/)*)(\d+)$/.exec(url.pathname);
  if (!/^https?:$/.test(url.protocol) || !url.username || url.search || url.hash || !match)
    return null;
  const [, path = '/', project = ''] = match;
  const [, organization = '0', region = null] =
    /^o(\d+)\.ingest(?:\.([a-z]{2}))?\.sentry\.io$/.exec(url.hostname) ?? [];
  return {
    dsn,
    publicKey: url.username,
    project,
    /** Taken from a host such as o123.ingest.de.sentry.io; '0' for a self-hosted server. */
    organization,
    region,
    /** The only address that reports are forwarded to. */
    ingestUrl: `${url.protocol}//${url.host}${path}api/${project}/envelope/`,
  };
}
export type SentryTarget = NonNullable<ReturnType<typeof parseDsn>>;

export function relayPath({ organization, project, region }: SentryTarget): string {
  return `/monitoring?o=${organization}&p=${project}${region ? `&r=${region}` : ''}`;
}
