import { useState } from 'react';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';

/**
 * Returns a copy of `value` that reuses the equal parts of the previous render. Memoized children
 * that receive an unchanged part are therefore not rendered again. `value` must be plain data. The
 * elements of arrays are compared position by position.
 */
export const useSharedStructure = <Value>(value: Value): Value => {
  const [previous, setPrevious] = useState(value);
  const shared = copyWithStructuralSharing(previous, value);
  if (shared !== previous) setPrevious(shared);
  return shared;
};
