import { useState, type ReactNode } from 'react';
import { Disclosure } from '#web/shared/ui/forms/Disclosure.ts';
import { translationLanguages, type TranslationLanguage } from '#src/contracts/languages.ts';

type Props = {
  /** Languages that are missing, or that the translations are complete. */
  state: string;
  hasError: boolean;
  children: (language: TranslationLanguage) => ReactNode;
};

/**
 * Collapsible translation fields. Opens on an error, because a field in a closed `details` element
 * cannot take focus.
 */
export const TranslationDisclosure = ({ state, hasError, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen || hasError;
  return (
    <Disclosure open={shown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Traduzioni <span>{state}</span>
      </summary>
      {shown && translationLanguages.map(children)}
    </Disclosure>
  );
};
