import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { languages, languageNames, type Language } from '#src/contracts/languages.ts';
import { withLanguageParam } from '#web/shared/i18n/languageParam.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { storeLanguage } from '#web/shared/i18n/languageStorage.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Tooltip } from '#web/shared/ui/controls/Tooltip.tsx';
import { color, font } from '#web/shared/ui/theme/tokens.ts';

const List = styled.ul`
  display: flex;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
  font: 700 0.8125rem/1 ${font.text};
  letter-spacing: 0.06em;
  a {
    display: grid;
    place-items: center;
    min-width: 38px;
    min-height: 44px;
    padding: 0 8px;
    text-decoration: none;
    text-transform: uppercase;
  }
  a > span {
    padding-block: 6px;
    border-bottom: 2px solid transparent;
  }
  a[aria-current] > span {
    border-color: ${color.ochre};
  }
  a:hover > span {
    border-color: currentColor;
  }
`;

/** Uses plain links, because switching the language must also work without JavaScript. */
export const LanguageSwitcher = ({ className }: { className?: string }) => {
  const words = useTranslation();
  const { language, switchLanguage } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const choose = (chosen: Language) => (press: MouseEvent) => {
    if (press.metaKey || press.ctrlKey) return;
    press.preventDefault();
    storeLanguage(chosen);
    switchLanguage(chosen);
    void navigate(`${pathname}${withLanguageParam(search, chosen)}${hash}`, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <nav aria-label={words('nav.language')} className={className}>
      <List>
        {languages.map((one) => (
          <li key={one}>
            <Tooltip name={languageNames[one]}>
              <a
                href={`${pathname}${withLanguageParam(search, one)}`}
                lang={one}
                hrefLang={one}
                aria-label={languageNames[one]}
                onClick={choose(one)}
                {...(one === language ? { 'aria-current': 'true' } : {})}
              >
                <span aria-hidden="true">{one}</span>
              </a>
            </Tooltip>
          </li>
        ))}
      </List>
    </nav>
  );
};
