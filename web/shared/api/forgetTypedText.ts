/** Deletes drafts of forms, which contain personal data, from a device that several people use. */
export const forgetTypedText = (): void => {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was stored.
  }
};
