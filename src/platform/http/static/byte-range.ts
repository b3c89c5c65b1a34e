/** Inclusive positions in bytes. Null means the whole file. */
export type ByteRange = { readonly start: number; readonly end: number } | 'unsatisfiable' | null;

/** Parses a `Range` header (RFC 9110, 14). Several ranges mean the whole file. */
export const parseByteRange = (header: string, size: number): ByteRange => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start < size && start <= end ? { start, end } : 'unsatisfiable';
};
