import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { LanguageProvider } from '#web/shared/i18n/LanguageProvider.tsx';
import type { Language } from '#src/contracts/languages.ts';
import { GlobalStyle } from '#web/shared/ui/theme/GlobalStyle.ts';
import type { AppStore } from './store.ts';

type Props = { store: AppStore; language: Language; children: ReactNode };

export const Providers = ({ store, language, children }: Props) => (
  <Provider store={store}>
    <LanguageProvider initial={language}>
      <GlobalStyle />
      {children}
    </LanguageProvider>
  </Provider>
);
