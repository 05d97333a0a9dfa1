import 'server-only';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { custom, Issuer, type IssuerMetadata, TokenSet } from 'openid-client';
import {
  parseTeacherClaimName,
  type SchoolIdTokenClaims,
  type SchoolSignInFailure,
  signInProviderKindOfIssuer,
} from '@/lib/domain/account/school-person';
import { oncePerProcess } from '@/lib/per-process';
import { env } from '@/lib/platform/env';

/** The provider's name in next-auth, and therefore in the address that the school must register. */
export const SCHOOL_PROVIDER_ID = 'school';

/** A provider that takes longer counts as away. */
const TIMEOUT_MS = 5_000;
/** Clocks may differ by this much, in seconds. */
const CLOCK_TOLERANCE = 60;
/** The provider's endpoints are cached this long; its keys are read again at each sign-in. */
const DISCOVERED_MS = 10 * 60_000;
/** After a failure, no request is sent to the provider for this long. */
const PAUSE_AFTER_FAILURE_MS = 5_000;

/** Leaves out HMAC, whose key is the client's secret, and `none`: neither proves who signed. */
const GOOD_ALGORITHMS = ['RS256', 'ES256', 'PS256', 'RS384', 'RS512', 'ES384', 'ES512', 'EdDSA'];

type SchoolSettings = { issuer: string; clientId: string; clientSecret: string; label: string };

/** Null if the operator hasn't set up a school's sign-in. */
export function schoolSignInSettings(): SchoolSettings | null {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_LABEL: label,
  } = env();
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret, label } : null;
}

export class SchoolUnreachableError extends Error {
  override readonly name = 'SchoolUnreachableError';
}

type Discovered = { until: number; metadata: Promise<IssuerMetadata> };
const discovered = () =>
  oncePerProcess('fractionLeagueSchool', () => new Map<string, Discovered>());

/**
 * The provider's endpoints.
 *
 * @throws SchoolUnreachableError
 */
export async function discoverSchoolProvider({ issuer }: SchoolSettings): Promise<IssuerMetadata> {
  const before = discovered().get(issuer);
  const left = before ? before.until - Date.now() : 0;
  if (before && left > 0 && left <= DISCOVERED_MS) return before.metadata;
  const metadata = discover(issuer).catch((error: unknown) => {
    discovery.until = Date.now() + PAUSE_AFTER_FAILURE_MS;
    throw new SchoolUnreachableError('The school’s sign-in could not be reached.', {
      cause: error,
    });
  });
  const discovery = { until: Date.now() + DISCOVERED_MS, metadata };
  discovered().set(issuer, discovery);
  return metadata;
}

async function discover(issuer: string): Promise<IssuerMetadata> {
  custom.setHttpOptionsDefaults({ timeout: TIMEOUT_MS });
  const { metadata } = await Issuer.discover(issuer);
  if (metadata.issuer?.replace(/\/$/, '') !== issuer)
    throw new Error('The provider calls itself by another name than OIDC_ISSUER.');
  const { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint } = metadata;
  for (const place of [
    authorization_endpoint,
    token_endpoint,
    jwks_uri,
    userinfo_endpoint ?? issuer,
  ]) {
    if (!place || (issuer.startsWith('https:') && !place.startsWith('https:')))
      throw new Error('The provider has no safe address for a part of its sign-in.');
  }
  return metadata;
}

/**
 * The school as a provider of next-auth.
 *
 * @param metadata from {@link discoverSchoolProvider}; null where next-auth only needs to know that
 *   the school has a sign-in, so that no other page waits for it.
 */
export function createSchoolProvider(
  { issuer, clientId, clientSecret, label }: SchoolSettings,
  metadata: IssuerMetadata | null,
): OAuthConfig<SchoolIdTokenClaims> {
  const { token_endpoint_auth_methods_supported: methods } = metadata ?? {};
  const supported = metadata?.id_token_signing_alg_values_supported as string[] | undefined;
  const algorithm =
    GOOD_ALGORITHMS.find((algorithmName) => supported?.includes(algorithmName)) ?? 'RS256';
  const isPostOnly = Array.isArray(methods) && !methods.includes('client_secret_basic');
  return {
    id: SCHOOL_PROVIDER_ID,
    name: label,
    type: 'oauth',
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    clientId,
    clientSecret,
    issuer: metadata?.issuer ?? issuer,
    authorization: {
      url: metadata?.authorization_endpoint ?? '',
      params: authorizationParams(issuer),
    },
    token: {
      url: metadata?.token_endpoint ?? '',
      async request({ client, params, checks, provider }) {
        client[custom.clock_tolerance] = CLOCK_TOLERANCE;
        const tokens = await client.callback(provider.callbackUrl, params, checks);
        if (tokens.claims().iat > Date.now() / 1000 + CLOCK_TOLERANCE)
          throw new Error('The token was issued in the future.');
        return { tokens };
      },
    },
    userinfo: {
      url: String(metadata?.userinfo_endpoint ?? ''),
      async request({ client, tokens: answered }) {
        const tokens = new TokenSet(answered);
        const claims = tokens.claims();
        if (hasNeededClaims(claims, issuer) || !metadata?.userinfo_endpoint) return claims;
        return { ...(await client.userinfo(tokens)), ...claims };
      },
    },
    jwks_endpoint: metadata?.jwks_uri ?? '',
    client: {
      id_token_signed_response_alg: algorithm,
      token_endpoint_auth_method: isPostOnly ? 'client_secret_post' : 'client_secret_basic',
    },
    httpOptions: { timeout: TIMEOUT_MS },
    profile: (claims) => ({ id: String(claims.sub), claims }),
  };
}

/**
 * False if the token may lack what decides about the person: by the standard, the email, the name,
 * and other claims are at another endpoint. Google and Microsoft put all they have into the token.
 */
function hasNeededClaims(claims: SchoolIdTokenClaims, issuer: string): boolean {
  if (signInProviderKindOfIssuer(issuer) !== 'plain') return true;
  const { OIDC_DOMAINS: domains, OIDC_TEACHER_CLAIM: teacherClaim } = env();
  const isNamed = Boolean(claims.name || claims.given_name);
  const hasEmail = domains.length === 0 || Boolean(claims.email);
  return isNamed && hasEmail && (!teacherClaim || parseTeacherClaimName(teacherClaim) in claims);
}

/** On a shared computer, Google and Microsoft would take the last person without asking. */
function authorizationParams(issuer: string): Record<string, string> {
  const scope = { scope: 'openid email profile' };
  const kind = signInProviderKindOfIssuer(issuer);
  if (kind === 'plain') return scope;
  const { OIDC_DOMAINS: domains } = env();
  const [domain] = domains;
  return {
    ...scope,
    prompt: 'select_account',
    ...(kind === 'google' && domain ? { hd: domains.length === 1 ? domain : '*' } : {}),
  };
}

/** Sorts an error of next-auth or openid-client by what the person can do about it. */
export function schoolSignInFailureOf(error: unknown): SchoolSignInFailure {
  const text = messagesOf(error).join(' ');
  if (error instanceof SchoolUnreachableError) return 'away';
  if (/access_denied|login_required|interaction_required|consent_required/.test(text))
    return 'canceled';
  if (/JWT expired|JWT not active yet|issued in the future/.test(text)) return 'clock';
  if (
    /cookie was missing|could not be parsed|invalid_grant|state mismatch|state missing/.test(text)
  )
    return 'again';
  if (
    /timed out|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|socket hang up|expected 200 OK, got: 5/.test(
      text,
    )
  )
    return 'away';
  return 'refused';
}

function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const inner = [error.cause, (error as { error?: unknown }).error];
  return [
    error.message,
    String((error as { code?: unknown }).code ?? ''),
    ...inner.flatMap(messagesOf),
  ];
}

const SIGNED_OUT = 'http://schemas.openid.net/event/backchannel-logout';
const MAX_NOTICE_AGE = '3 minutes';

const keysOf = () =>
  oncePerProcess(
    'fractionLeagueSchoolKeys',
    () => new Map<string, ReturnType<typeof createRemoteJWKSet>>(),
  );

/**
 * Reads whose sessions the school has ended (OpenID Connect back-channel logout).
 *
 * @throws if the notice isn't the school's, isn't for us, or isn't fresh.
 */
export async function readBackChannelLogout(
  settings: SchoolSettings,
  token: string,
): Promise<{ issuer: string; subject: string; session: string }> {
  const metadata = await discoverSchoolProvider(settings);
  const keysUrl = String(metadata.jwks_uri);
  const keys =
    keysOf().get(keysUrl) ?? createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: TIMEOUT_MS });
  keysOf().set(keysUrl, keys);
  const { payload } = await jwtVerify(token, keys, {
    issuer: metadata.issuer,
    audience: settings.clientId,
    algorithms: GOOD_ALGORITHMS,
    clockTolerance: CLOCK_TOLERANCE,
    maxTokenAge: MAX_NOTICE_AGE,
  });
  const { events, sub = '', sid = '' } = payload;
  const isNotice = typeof events === 'object' && events !== null && SIGNED_OUT in events;
  if (!isNotice || 'nonce' in payload) throw new Error('This is no notice of a sign-out.');
  if (typeof sid !== 'string' || (sub === '' && sid === ''))
    throw new Error('This notice names no one.');
  return { issuer: settings.issuer, subject: sub, session: sid };
}
