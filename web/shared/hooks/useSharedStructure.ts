import { useState } from 'react';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';

/**
 * A copy of `value` whose parts are the objects of the previous render wherever they are equal.
 * Memoized children that receive an unchanged part are not rendered again. `value` must be plain
 * data. The elements of arrays are compared position by position.
 */
export const useSharedStructure = <Value>(value: Value): Value => {
  const [previous, setPrevious] = useState(value);
  const shared = copyWithStructuralSharing(previous, value);
  if (shared !== previous) setPrevious(shared);
  return shared;
};
