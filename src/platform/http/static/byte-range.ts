/** The first and the last byte of a file that a request asks for; `null`: the whole file; `'unsatisfiable'`: beyond its end. */
export type ByteRange = { readonly start: number; readonly end: number } | 'unsatisfiable' | null;

/** One range of a `Range` header (RFC 9110 §14). Several ranges or another unit: the whole file, which is always allowed. */
export const parseByteRange = (header: string, size: number): ByteRange => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start < size && start <= end ? { start, end } : 'unsatisfiable';
};
