/**
 * Deletes the drafts of forms on this device, because they contain personal data and several people
 * use the device.
 */
export const forgetTypedText = (): void => {
  try {
    sessionStorage.clear();
  } catch {
    // The browser refuses session storage, so it contains no drafts.
  }
};
