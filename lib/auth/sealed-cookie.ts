import 'server-only';
import { cookies } from 'next/headers';
import { decode, encode } from 'next-auth/jwt';
import type { z } from 'zod';
import { env } from '@/lib/platform/env';
import { sessionCookieOptions } from './session-cookie';

/**
 * A cookie that only the server can read or create. One that can't be decrypted, or has another
 * shape, counts as missing.
 */
export function sealedCookie<Content extends Record<string, unknown>>(
  name: string,
  salt: string,
  shape: z.ZodType<Content>,
) {
  const secret = () => env().NEXTAUTH_SECRET ?? '';
  return {
    async read(): Promise<Content | null> {
      const value = (await cookies()).get(name)?.value;
      const token = value
        ? await decode({ token: value, secret: secret(), salt }).catch(() => null)
        : null;
      return shape.safeParse(token).data ?? null;
    },
    async write(content: Content, maxAge: number): Promise<void> {
      const value = await encode({ token: content, secret: secret(), maxAge, salt });
      (await cookies()).set(name, value, { ...sessionCookieOptions(), maxAge });
    },
    async clear(): Promise<void> {
      (await cookies()).delete({ name, ...sessionCookieOptions() });
    },
  };
}
