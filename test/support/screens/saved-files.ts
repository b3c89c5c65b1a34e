import { jest } from '@jest/globals';

/** Catches the files that the page saves, because jsdom cannot download. */
export const catchSavedFiles = () => {
  const files: { readonly name: string; readonly text: Promise<string> }[] = [];
  let bytes: Blob;
  URL.createObjectURL = (saved) => {
    bytes = saved as Blob;
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, text: bytes.text() });
  });
  return files;
};
