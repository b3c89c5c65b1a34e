import { useState } from 'react';
import {
  changeDraft,
  deletePhoneDraft,
  emptyPhoneDraft,
  readPhoneDraft,
  storePhoneDraft,
  type PhoneDraft,
} from './phoneDraft.ts';

/** Manages the draft of a telephone booking. `today`: service day with which a new draft starts. */
export const usePhoneDraft = (today: string) => {
  const [draft, setDraft] = useState(() => readPhoneDraft(today));
  const change = (changed: Partial<PhoneDraft>) => {
    const next = changeDraft(draft, changed);
    setDraft(next);
    storePhoneDraft(next);
  };
  const clear = () => {
    setDraft(emptyPhoneDraft(today));
    deletePhoneDraft();
  };
  return { draft, change, clear };
};
