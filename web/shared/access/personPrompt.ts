/** Resolves to true when a person has confirmed, and to false when the prompt was closed. */
type Prompt = () => Promise<boolean>;

const prompts = new Map<string, Prompt>();
const asking = new Map<string, Promise<boolean>>();

/**
 * Registers the prompt of the page for refusals with this code. Returns a function that removes it.
 */
export const registerPrompt = (code: string, prompt: Prompt): (() => void) => {
  prompts.set(code, prompt);
  return () => {
    if (prompts.get(code) === prompt) prompts.delete(code);
  };
};

/**
 * Shows the prompt for a refusal, such as who acts on the trusted device. Requests that fail at the
 * same time share one prompt. Resolves to true if the request may be sent again.
 */
export const askPerson = (code = ''): Promise<boolean> => {
  const prompt = prompts.get(code);
  if (!prompt) return Promise.resolve(false);
  const asked = asking.get(code) ?? prompt().finally(() => asking.delete(code));
  asking.set(code, asked);
  return asked;
};
