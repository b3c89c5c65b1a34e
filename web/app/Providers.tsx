import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { LanguageProvider } from '../shared/i18n/LanguageProvider.tsx';
import type { Language } from '../shared/i18n/languages.ts';
import { GlobalStyle } from '../shared/ui/GlobalStyle.ts';
import type { AppStore } from './store.ts';

type Props = { store: AppStore; language: Language; children: ReactNode };

/** Store, language and global style: the same tree on the server and in the browser. */
export const Providers = ({ store, language, children }: Props) => (
  <Provider store={store}>
    <LanguageProvider initial={language}>
      <GlobalStyle />
      {children}
    </LanguageProvider>
  </Provider>
);
