import { z } from 'zod';
import { clientOf } from '@/lib/auth/device-cookie';
import { MAX_PROOF } from '@/lib/domain/site/requests';

/** The part of an input that answers a challenge. */
export const proofInput = { proof: z.string().max(MAX_PROOF).optional() };

/** For whom a visitor's try is counted, and the proof that came with it. */
export async function asked(
  headers: Headers,
  { proof }: { proof?: string | undefined },
): Promise<[client: string, asking: { proof: string | undefined }]> {
  return [await clientOf(headers), { proof }];
}
