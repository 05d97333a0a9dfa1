import type { APIRequestContext, APIResponse } from '@playwright/test';

type Get = { query?: string; headers?: Record<string, string> };

/**
 * A page as someone gets it with these headers. The framework answers a request for a payload whose
 * address lacks the mark of its headers with a redirect to the address that has it; that one is
 * followed, as the browser does, and no other.
 */
export async function getMarked(
  visitor: APIRequestContext,
  path: string,
  { query = '', headers = {} }: Get,
): Promise<APIResponse> {
  const answer = await visitor.get(`${path}${query}`, { headers });
  const { location = '' } = answer.headers();
  const marked = new URL(location || '/', 'http://localhost');
  const [plain = ''] = path.split('?');
  if (marked.pathname !== plain || !marked.searchParams.has('_rsc')) return answer;
  return visitor.get(`${marked.pathname}${marked.search}`, { headers });
}
