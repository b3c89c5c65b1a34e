import { parseFailure, noResponseFailure, type ApiFailure } from './apiError.ts';

/** Hands bytes to the browser to keep under a name. */
export const saveBlob = (bytes: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  // The browser has taken the bytes by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
};

/**
 * Fetches a file and hands it to the browser to keep. Not a plain link: a refusal would be saved as if it were the file.
 *
 * @returns null when the file arrived, else why not
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
