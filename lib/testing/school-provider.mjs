// A school's sign-in for tests: a real provider (oidc-provider) as a process of its own, because it
// is an ES module. `POST /test` lets a test break it. Arguments: port, client's redirect address,
// client's address for sign-outs.

import { exportJWK, exportSPKI, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';

const [port = '0', redirectUri = '', signOutUri = ''] = process.argv.slice(2);
const issuer = `http://127.0.0.1:${port}`;
const CLIENT = { id: 'fraction-league', secret: 'a secret of the client' };

/** Subject and claims of each person at the school. */
const PEOPLE = {
  kim: { name: 'Kim Lovelace' },
  lee: { name: 'Lee Noether', email: 'lee@school.example', email_verified: true },
  ada: {
    name: 'Ada Teacher',
    email: 'ada@school.example',
    email_verified: true,
    role: 'teacher',
  },
  eve: { name: 'Eve Elsewhere', email: 'eve@elsewhere.example', email_verified: true },
  bo: { name: 'Bo Teacher', email: 'bo@school.example', email_verified: false },
};

async function newKey() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = Math.random().toString(36).slice(2);
  return {
    kid,
    privateKey,
    publicKey,
    private: { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' },
    public: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  };
}

const first = await newKey();
const foreign = await newKey();
let current = first;
let broken = '';
/** Claims that the token has, too; the others are only at the user-info endpoint. */
let inToken = [];

const base64 = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (claims, key) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey);

/** What a broken or a false provider would answer instead of the token. */
async function forged(token) {
  const { payload } = await jwtVerify(token, first.publicKey);
  for (const claim of inToken) payload[claim] = PEOPLE[payload.sub][claim];
  const now = Math.floor(Date.now() / 1000);
  switch (broken) {
    case 'audience':
      return sign({ ...payload, aud: 'another-app' }, current);
    case 'second audience':
      return sign({ ...payload, aud: [CLIENT.id, 'another-app'], azp: 'another-app' }, current);
    case 'issuer':
      return sign({ ...payload, iss: 'https://accounts.example' }, current);
    case 'nonce':
      return sign({ ...payload, nonce: 'of another sign-in' }, current);
    case 'no nonce':
      return sign({ ...payload, nonce: undefined }, current);
    case 'no algorithm':
      return `${base64({ alg: 'none' })}.${base64(payload)}.`;
    case 'secret as key':
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(CLIENT.secret));
    case 'public key as secret':
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256', kid: current.kid })
        .sign(new TextEncoder().encode(await exportSPKI(current.publicKey)));
    case 'foreign key':
      return sign(payload, { ...foreign, kid: current.kid });
    case 'unknown key':
      return sign(payload, foreign);
    case 'retired key':
      return sign(payload, first);
    case 'changed text': {
      const [head, , signature] = token.split('.');
      return `${head}.${base64({ ...payload, sub: 'lee' })}.${signature}`;
    }
    case 'expired':
      return sign({ ...payload, iat: now - 900, exp: now - 300 }, current);
    case 'clock ahead':
      return sign({ ...payload, iat: now + 300, exp: now + 3900 }, current);
    case 'clock a little ahead':
      return sign({ ...payload, iat: now + 30, exp: now + 3630 }, current);
    case 'no subject':
      return sign({ ...payload, sub: undefined }, current);
    default:
      return sign(payload, current);
  }
}

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      redirect_uris: [redirectUri],
      backchannel_logout_uri: signOutUri,
      backchannel_logout_session_required: true,
    },
  ],
  jwks: { keys: [first.private] },
  cookies: { keys: ['a key of the school'] },
  pkce: { required: () => true },
  scopes: ['openid', 'email', 'profile'],
  claims: { email: ['email', 'email_verified'], profile: ['name', 'role'] },
  features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
  fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined }),
  ttl: {
    AccessToken: 600,
    AuthorizationCode: 60,
    Grant: 600,
    IdToken: 3600,
    Session: 600,
    Interaction: 600,
  },
  findAccount: (_context, id) =>
    PEOPLE[id] && { accountId: id, claims: () => ({ sub: id, ...PEOPLE[id] }) },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  async loadExistingGrant(context) {
    const { client, session } = context.oidc;
    const grant = new context.oidc.provider.Grant({
      clientId: client.clientId,
      accountId: session.accountId,
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});

const page = (uid) =>
  `<!doctype html><title>Oak School</title><h1>Oak School</h1><form method="post" action="/interaction/${uid}">${Object.entries(
    PEOPLE,
  )
    .map(([id, { name }]) => `<button name="who" value="${id}">${name}</button>`)
    .join('')}<button name="who" value="">Cancel</button></form>`;

async function bodyOf(request) {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

provider.use(async (context, next) => {
  const { path, method, req, res } = context;
  if (path === '/test') {
    const { breaks, tells, rotates, restarts, notice } = JSON.parse(await bodyOf(req));
    broken = breaks ?? '';
    inToken = tells ?? [];
    if (restarts) current = first;
    if (rotates) current = await newKey();
    if (notice) context.body = await sign(notice, notice.foreign ? foreign : current);
    else context.body = 'done';
    return;
  }
  if (broken === 'down') {
    context.status = 503;
    context.body = 'down';
    return;
  }
  if (broken === 'slow') await new Promise((resolve) => setTimeout(resolve, 8_000));
  if (path.startsWith('/interaction/')) {
    if (method === 'GET') {
      context.type = 'html';
      context.body = page(path.split('/')[2]);
      return;
    }
    const accountId = new URLSearchParams(await bodyOf(req)).get('who');
    const result = accountId
      ? { login: { accountId } }
      : { error: 'access_denied', error_description: 'Stopped.' };
    context.respond = false;
    await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
    return;
  }
  await next();
  if (path === '/jwks') context.body = { keys: [current.public] };
  if (path === '/token' && context.body?.id_token)
    context.body.id_token = await forged(context.body.id_token);
  if (path.endsWith('openid-configuration') && broken === 'another name')
    context.body = { ...context.body, issuer: 'https://accounts.example' };
});

provider.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
