import { failureOf, failureWithoutAnswer, type ApiFailure } from './api-error.ts';

/**
 * Fetches a file and hands it to the browser to keep. Not a plain link: a refusal would be saved as if it were the file.
 *
 * @returns null when the file arrived, else why not
 */
export const download = async (address: string, name: string): Promise<ApiFailure | null> => {
  try {
    const answer = await fetch(address, { credentials: 'include' });
    if (!answer.ok) return await failureOf(answer);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await answer.blob());
    link.download = name;
    link.click();
    // The browser has taken the bytes by the next turn.
    setTimeout(() => URL.revokeObjectURL(link.href), 0);
    return null;
  } catch (cause) {
    return failureWithoutAnswer(String(cause));
  }
};
