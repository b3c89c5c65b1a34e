import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { catalogueOf, type Messages } from './catalogues.ts';
import { regionOf, type Language } from './languages.ts';

type Spoken = { readonly language: Language; readonly messages: Messages };
type LanguageControl = { readonly language: Language; /** Speaks another language once its words are here. */ readonly speak: (language: Language) => void };

const Current = createContext<LanguageControl | null>(null);

/** The language on screen and the way to change it. */
export const useLanguage = (): LanguageControl => {
  const control = useContext(Current);
  if (!control) throw new Error('useLanguage needs a LanguageProvider above it');
  return control;
};

/** Dates stay the venue's wherever the reader is, so that server and browser write the same. */
const TIME_ZONE = 'Europe/Rome';

/** Words and formats for everything below. `initial` is what the server rendered. */
export const LanguageProvider = ({ initial, children }: { initial: Spoken; children: ReactNode }) => {
  const [{ language, messages }, setSpoken] = useState(initial);
  const wanted = useRef(initial.language);
  const speak = useCallback((next: Language) => {
    if (next === wanted.current) return;
    wanted.current = next;
    void catalogueOf(next).then((words) => {
      if (wanted.current === next) setSpoken({ language: next, messages: words });
    });
  }, []);
  useEffect(() => { document.documentElement.lang = language; }, [language]);
  const control = useMemo(() => ({ language, speak }), [language, speak]);

  return (
    <Current value={control}>
      <IntlProvider locale={regionOf[language]} messages={messages} timeZone={TIME_ZONE}>{children}</IntlProvider>
    </Current>
  );
};
