import { apiError } from '#src/contracts/common/api-error.ts';

type Upload = { readonly sent: Promise<void>; readonly abort: () => void };

const parseErrorMessage = (answer: string): string => {
  try {
    return apiError.parse(JSON.parse(answer)).message;
  } catch {
    return '';
  }
};

/**
 * Uploads a file with XMLHttpRequest, because `fetch` reports no upload progress. `onProgress`
 * receives 0 to 1, and `sent` rejects with the server's error text.
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
