import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Messages } from '../shared/i18n/catalogues.ts';
import { LanguageProvider } from '../shared/i18n/LanguageProvider.tsx';
import type { Language } from '../shared/i18n/languages.ts';
import { GlobalStyle } from '../shared/ui/GlobalStyle.ts';
import { Notices } from './layout/Notices.tsx';
import type { AppStore } from './store.ts';

type Props = { store: AppStore; language: Language; messages: Messages; children: ReactNode };

/** Store, words, global style and toasts: the same tree on the server and in the browser. */
export const Providers = ({ store, language, messages, children }: Props) => (
  <Provider store={store}>
    <LanguageProvider initial={{ language, messages }}>
      <GlobalStyle />
      <Notices>{children}</Notices>
    </LanguageProvider>
  </Provider>
);
