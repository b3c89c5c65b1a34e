import { useState, type ReactNode } from 'react';
import { Disclosure } from '#web/shared/ui/forms/Disclosure.ts';
import { translationLanguages, type TranslationLanguage } from '#src/contracts/languages.ts';

type Props = {
  missing: readonly TranslationLanguage[];
  hasError: boolean;
  children: (language: TranslationLanguage) => ReactNode;
};

/**
 * Collapsible translation fields. Opens on an error, because a field in a closed `details` element
 * cannot take focus.
 */
export const TranslationDisclosure = ({ missing, hasError, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen || hasError;
  return (
    <Disclosure open={shown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Traduzioni <span>{describeMissing(missing)}</span>
      </summary>
      {shown && translationLanguages.map(children)}
    </Disclosure>
  );
};

const describeMissing = (missing: readonly TranslationLanguage[]): string =>
  missing.length === 0
    ? 'complete'
    : `manca ${missing.map((language) => language.toUpperCase()).join(', ')}`;
