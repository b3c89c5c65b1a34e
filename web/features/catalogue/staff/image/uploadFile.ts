import { apiError } from '#src/contracts/common/api-error.ts';

/** The bytes of a file on their way. `abort` gives up; the promise then never settles well. */
type Upload = { readonly sent: Promise<void>; readonly abort: () => void };

const parseErrorMessage = (answer: string): string => {
  try {
    return apiError.parse(JSON.parse(answer)).message;
  } catch {
    return '';
  }
};

/**
 * Sends a file with PUT to the address that the server gave (specification §7), telling how much has gone, 0–1. An
 * XMLHttpRequest, because fetch tells nothing of an upload's progress.
 *
 * @throws Error with the server's sentence, empty when it said none
 */
export const uploadFile = (
  address: string,
  file: File,
  onProgress: (share: number) => void,
): Upload => {
  const request = new XMLHttpRequest();
  const sent = new Promise<void>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new Error(parseErrorMessage(request.responseText))),
    );
    for (const ending of ['error', 'abort', 'timeout'])
      request.addEventListener(ending, () => reject(new Error('')));
    request.open('PUT', address);
    request.setRequestHeader('content-type', file.type);
    request.send(file);
  });
  return { sent, abort: () => request.abort() };
};
