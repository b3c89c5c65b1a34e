/** Resolves to true when a person has confirmed, and to false when the prompt was closed. */
type Prompt = () => Promise<boolean>;

let prompt: Prompt | null = null;
let asking: Promise<boolean> | null = null;

/** Registers the prompt of the page. Returns a function that removes it. */
export const registerPersonPrompt = (registered: Prompt): (() => void) => {
  prompt = registered;
  return () => {
    if (prompt === registered) prompt = null;
  };
};

/**
 * Asks which person acts on the trusted device. Requests that fail at the same time share one
 * prompt.
 */
export const askPerson = (): Promise<boolean> => {
  if (!prompt) return Promise.resolve(false);
  asking ??= prompt().finally(() => {
    asking = null;
  });
  return asking;
};
