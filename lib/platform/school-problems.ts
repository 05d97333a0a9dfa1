import { signInProviderKindOfIssuer } from '@/lib/domain/account/school-person';

type SchoolSettings = Parameters<typeof signInProblems>[0] & Parameters<typeof rosterProblems>[0];

/** Why the settings of the school's sign-in and roster don't work, one sentence each. */
export const schoolSettingsProblems = (settings: SchoolSettings): string[] => [
  ...signInProblems(settings),
  ...rosterProblems(settings),
];

function rosterProblems({
  ONEROSTER_URL: url,
  ONEROSTER_TOKEN_URL: tokenUrl,
  ONEROSTER_CLIENT_ID: id,
  ONEROSTER_CLIENT_SECRET: secret,
}: {
  ONEROSTER_URL?: string | undefined;
  ONEROSTER_TOKEN_URL?: string | undefined;
  ONEROSTER_CLIENT_ID?: string | undefined;
  ONEROSTER_CLIENT_SECRET?: string | undefined;
}): string[] {
  const given = [url, tokenUrl, id, secret].filter(Boolean).length;
  if (given === 0 || given === 4) return [];
  return [
    'The school’s roster needs ONEROSTER_URL, ONEROSTER_TOKEN_URL, ONEROSTER_CLIENT_ID, and ' +
      'ONEROSTER_CLIENT_SECRET, or none of them.',
  ];
}

function signInProblems({
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
      'The school’s sign-in needs OIDC_ISSUER, OIDC_CLIENT_ID, and OIDC_CLIENT_SECRET, ' +
        'or none of them.',
    ];
  const kind = signInProviderKindOfIssuer(issuer);
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
