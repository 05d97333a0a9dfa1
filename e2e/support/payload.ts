import type { APIRequestContext, APIResponse } from '@playwright/test';

type Get = { query?: string; headers?: Record<string, string> };

/**
 * Requests a page with these headers. If a payload's address lacks the mark of its headers, Next
 * redirects to the address that has it; only that redirect is followed, as in the browser.
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
