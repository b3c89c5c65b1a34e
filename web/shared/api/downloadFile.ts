import { parseFailure, noResponseFailure, type ApiFailure } from './apiError.ts';

export const saveBlob = (bytes: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  // Revokes the URL in a later task, because the browser may start the download only after `click`
  // returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
};

/**
 * Downloads a file and returns null on success. Uses `fetch`, because a plain link would save an
 * error response as the file.
 */
export const downloadFile = async (address: string, name: string): Promise<ApiFailure | null> => {
  try {
    const answer = await fetch(address, { credentials: 'include' });
    if (!answer.ok) return await parseFailure(answer);
    saveBlob(await answer.blob(), name);
    return null;
  } catch (cause) {
    return noResponseFailure(String(cause));
  }
};
