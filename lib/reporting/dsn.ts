/** Where error reports go, as a Sentry DSN says it: `https://KEY@HOST/PROJECT`. */
export type ReportTarget = {
  dsn: string;
  publicKey: string;
  project: string;
  /** Of a host such as o123.ingest.de.sentry.io; '0' for a server of one's own. */
  organization: string;
  /** Two letters, where the host names one. */
  region: string | null;
  /** The one address that reports are forwarded to. */
  ingestUrl: string;
};

/** The part that a browser is given a relay address from; null for anything that is no DSN. */
export function parseDsn(dsn: string): ReportTarget | null {
  let url: URL;
  try {
    url = new URL(dsn);
  } catch {
    return null;
  }
  const match = /^(\/(?:[\w-]+\/)*)(\d+)$/.exec(url.pathname);
  if (!/^https?:$/.test(url.protocol) || !url.username || url.search || url.hash || !match) return null;
  const [, path = '/', project = ''] = match;
  const [, organization = '0', region = null] = /^o(\d+)\.ingest(?:\.([a-z]{2}))?\.sentry\.io$/.exec(url.hostname) ?? [];
  return {
    dsn,
    publicKey: url.username,
    project,
    organization,
    region,
    ingestUrl: `${url.protocol}//${url.host}${path}api/${project}/envelope/`,
  };
}

/** The relay's address on this site, as the specification writes it: organization, project and, where there is one, region. */
export function relayPath({ organization, project, region }: ReportTarget): string {
  return `/monitoring?o=${organization}&p=${project}${region ? `&r=${region}` : ''}`;
}
