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
import { VENUE_TIME_ZONE } from '../dates/venueTimeFormat.ts';
import { loadedMessages, loadMessages, type MessageArea } from './loadMessages.ts';
import { localeByLanguage, type Language } from '#src/contracts/languages.ts';

type LanguageControl = {
  readonly language: Language;
  readonly switchLanguage: (language: Language) => void;
};

const LanguageContext = createContext<LanguageControl | null>(null);

export const useLanguage = (): LanguageControl => {
  const control = useContext(LanguageContext);
  if (!control) throw new Error('useLanguage needs a LanguageProvider above it');
  return control;
};

const ALWAYS_LOADED: readonly MessageArea[] = ['site'];

export const LanguageProvider = ({
  initial,
  children,
}: {
  initial: Language;
  children: ReactNode;
}) => {
  const [language, setLanguage] = useState(initial);
  const wanted = useRef(initial);
  const switchLanguage = useCallback((next: Language) => {
    if (next === wanted.current) return;
    wanted.current = next;
    void loadMessages(next, ALWAYS_LOADED).then(() => {
      // A transition keeps the old page visible until the new messages are loaded.
      if (wanted.current === next) startTransition(() => setLanguage(next));
    });
  }, []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const control = useMemo(() => ({ language, switchLanguage }), [language, switchLanguage]);
  return <LanguageContext value={control}>{children}</LanguageContext>;
};

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
    <IntlProvider
      locale={localeByLanguage[language]}
      messages={messages}
      timeZone={VENUE_TIME_ZONE}
    >
      {children}
    </IntlProvider>
  );
};
