import { sendTrackedChange } from '@/lib/actions/own-changes';
import type { ActionResult } from '@/lib/actions/run-request';
import type { GraphUploadResult, UploadGraphInput } from '@/lib/data/graph/dto';
import type { GraphTable } from '@/lib/domain/graphs/handed-in-graph';
import { ACCOUNT_KEY_HEADER } from '@/lib/domain/site/requests';
import { graphNotSentText } from '@/words/send-graph';

export type GraphUploadFields = Omit<UploadGraphInput, 'table'> & {
  /** PNG, JPEG, or WebP, at most 8 MB. */
  file: Blob;
  /** At most 8 KiB as JSON. */
  table?: GraphTable;
  /** The page's account key. The server refuses the picture if someone else has signed in since. */
  account?: string;
};

/** 8 MB over slow school Wi-Fi take this long. */
const TIME_OUT_MS = 180_000;

const lost = (): ActionResult<never> => ({
  ok: false,
  error: { code: 'unavailable', message: graphNotSentText() },
});

/**
 * Uploads a graph. `onProgress` gets the share sent so far, from 0 to 1, which `fetch` can't
 * report; at 1 the server is still working. Never rejects: a lost connection returns an error
 * result.
 */
export function uploadGraphPicture(
  { file, table, replacesId, account, ...words }: GraphUploadFields,
  onProgress: (fraction: number) => void = () => {},
): Promise<ActionResult<GraphUploadResult>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) form.append(name, value);
  if (table) form.append('table', JSON.stringify(table));
  if (replacesId) form.append('replacesId', replacesId);
  form.append('file', file, 'graph');
  return sendTrackedChange(
    () =>
      new Promise((resolve) => {
        const request = new XMLHttpRequest();
        request.open('POST', '/api/graphs');
        request.timeout = TIME_OUT_MS;
        if (account) request.setRequestHeader(ACCOUNT_KEY_HEADER, account);
        request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
          if (lengthComputable && total > 0) onProgress(loaded / total);
        };
        request.onload = () => resolve(answerOf(request.responseText) ?? lost());
        request.onerror = () => resolve(lost());
        request.ontimeout = () => resolve(lost());
        request.onabort = () => resolve(lost());
        request.send(form);
      }),
  );
}

/** Null for an answer that isn't the server's, such as the sign-in page of a school's Wi-Fi. */
function answerOf<T>(text: string): ActionResult<T> | null {
  try {
    const answer = JSON.parse(text) as ActionResult<T> | null;
    return typeof answer?.ok === 'boolean' ? answer : null;
  } catch {
    return null;
  }
}
