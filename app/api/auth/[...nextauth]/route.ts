import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { readLimited } from '@/lib/actions/http';
import { waitForAddressTurn } from '@/lib/auth/account-turns';
import { authOptions } from '@/lib/auth/options';

type Context = { params: Promise<{ nextauth: string[] }> };

/** The form has an email, a password, and sometimes a proof of work. */
const MAX_BYTES = 16 * 1024;

/** The body is read first, so that one that never ends doesn't occupy a turn. */
async function handler(request: NextRequest, context: Context): Promise<Response> {
  const body =
    request.method === 'POST' ? await readLimited(request, MAX_BYTES).catch(() => null) : undefined;
  if (body === null)
    return new Response(null, {
      status: 413,
      headers: { 'Cache-Control': 'no-store', Connection: 'close' },
    });
  await waitForAddressTurn(request.headers);
  const { url, method, headers } = request;
  const whole = body
    ? new NextRequest(url, { method, headers, body: new Uint8Array(body) })
    : request;
  return NextAuth(whole as never, context as never, authOptions());
}

export { handler as GET, handler as POST };
