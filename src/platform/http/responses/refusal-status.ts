import type { RefusalKind } from '#src/kernel/domain-error.ts';

export const statusOfRefusal: Record<RefusalKind, number> = {
  invalid: 400,
  'not-logged-in': 401,
  'without-cookies': 403,
  'not-found': 404,
  conflict: 409,
  'key-reused': 422,
  'too-many': 429,
  gone: 410,
  'too-large': 413,
  unsupported: 415,
  unprocessable: 422,
};
