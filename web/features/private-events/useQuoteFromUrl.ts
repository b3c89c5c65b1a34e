import { useEffect } from 'react';
import type { UseFormGetFieldState, UseFormSetValue } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import type { QuoteDraft } from './quoteSchema.ts';
import { parseSampleMenu } from './sampleMenuLink.ts';

const fields = {
  date: 'eventDate',
  numberOfPeople: 'numberOfPeople',
  mealType: 'mealType',
} as const satisfies Record<string, keyof QuoteDraft>;

type Form = {
  readonly setValue: UseFormSetValue<QuoteDraft>;
  readonly getFieldState: UseFormGetFieldState<QuoteDraft>;
};

/**
 * Fills the form with date, party and meal from the URL, and with a sample menu. This happens after
 * hydration, because the server caches one page for all URLs.
 */
export const useQuoteFromUrl = ({ setValue, getFieldState }: Form): void => {
  const words = useTranslation();
  const { search } = useLocation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    for (const [name, field] of Object.entries(fields)) {
      const value = params.get(name);
      if (value && !getFieldState(field).isDirty) setValue(field, value);
    }
    const menu = parseSampleMenu(search);
    if (menu && !getFieldState('menuIdeas').isDirty)
      setValue('menuIdeas', words('events.menuWish', { name: words(`events.sampleName.${menu}`) }));
  }, [search, setValue, getFieldState, words]);
};
