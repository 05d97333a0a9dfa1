import { schoolKindOf } from '@/lib/domain/account/school-person';

/** Why the settings of the school's sign-in don't work, one sentence each. */
export function schoolProblems({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: id,
  OIDC_CLIENT_SECRET: secret,
  OIDC_DOMAINS: domains,
}: {
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_DOMAINS: readonly string[];
}): string[] {
  const given = [issuer, id, secret].filter(Boolean).length;
  if (given === 0) return [];
  if (!issuer || given < 3)
    return [
      'The school’s sign-in needs OIDC_ISSUER, OIDC_CLIENT_ID, and OIDC_CLIENT_SECRET, or none of them.',
    ];
  const kind = schoolKindOf(issuer);
  if (kind === 'google' && domains.length === 0)
    return [
      'With Google, OIDC_DOMAINS must name the school’s domains: anyone has a Google account.',
    ];
  if (
    kind === 'microsoft' &&
    !/\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/v2\.0$/i.test(issuer)
  )
    return [
      'With Microsoft, OIDC_ISSUER must be https://login.microsoftonline.com/TENANT-ID/v2.0 with ' +
        'the school’s own tenant id.',
    ];
  return [];
}
