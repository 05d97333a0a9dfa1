import { z } from 'zod';
import { rateLimitClientKey } from '@/lib/auth/device-cookie';
import { MAX_PROOF_OF_WORK_LENGTH } from '@/lib/domain/site/requests';

export const proofOfWorkInput = { proof: z.string().max(MAX_PROOF_OF_WORK_LENGTH).optional() };

/** The client that a visitor's try is counted for, and the proof of work in the request. */
export async function clientAndProofOfRequest(
  headers: Headers,
  { proof }: { proof?: string | undefined },
): Promise<[client: string, asking: { proof: string | undefined }]> {
  return [await rateLimitClientKey(headers), { proof }];
}
