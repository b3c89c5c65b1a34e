import {
  createContext,
  startTransition,
  use,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { IntlProvider } from 'react-intl';
import { loadedMessages, loadMessages, type MessageArea } from './loadMessages.ts';
import { localeByLanguage, type Language } from './languages.ts';

type LanguageControl = {
  readonly language: Language;
  /** Speaks another language once its words are here. */ readonly speak: (
    language: Language,
  ) => void;
};

const LanguageContext = createContext<LanguageControl | null>(null);

/** The language on screen and the way to change it. */
export const useLanguage = (): LanguageControl => {
  const control = useContext(LanguageContext);
  if (!control) throw new Error('useLanguage needs a LanguageProvider above it');
  return control;
};

/** Dates stay the venue's wherever the reader is, so that server and browser write the same. */
const TIME_ZONE = 'Europe/Rome';

/** The words that even a screen about a failure needs. */
const ALWAYS_LOADED: readonly MessageArea[] = ['site'];

/** The language of everything below. `initial` is what the server rendered. */
export const LanguageProvider = ({
  initial,
  children,
}: {
  initial: Language;
  children: ReactNode;
}) => {
  const [language, setLanguage] = useState(initial);
  const wanted = useRef(initial);
  const speak = useCallback((next: Language) => {
    if (next === wanted.current) return;
    wanted.current = next;
    void loadMessages(next, ALWAYS_LOADED).then(() => {
      // A transition: the old language stays on screen until the page's own words are here too.
      if (wanted.current === next) startTransition(() => setLanguage(next));
    });
  }, []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const control = useMemo(() => ({ language, speak }), [language, speak]);
  return <LanguageContext value={control}>{children}</LanguageContext>;
};

/** Words and formats for everything below; waits for areas whose words are not here yet. */
export const MessagesProvider = ({
  areas = ALWAYS_LOADED,
  children,
}: {
  areas?: readonly MessageArea[];
  children: ReactNode;
}) => {
  const { language } = useLanguage();
  const messages = loadedMessages(language, areas) ?? use(loadMessages(language, areas));
  return (
    <IntlProvider locale={localeByLanguage[language]} messages={messages} timeZone={TIME_ZONE}>
      {children}
    </IntlProvider>
  );
};
