import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { languages, nameOf, withLanguage, type Language } from '../../shared/i18n/languages.ts';
import { useLanguage } from '../../shared/i18n/LanguageProvider.tsx';
import { storeLanguage } from '../../shared/i18n/storedLanguage.ts';
import { useWords } from '../../shared/i18n/useWords.ts';
import { STAY } from '../../shared/stay.ts';
import { Tooltip } from '../../shared/ui/Tooltip.tsx';
import { color, font } from '../../shared/ui/tokens.ts';

const List = styled.ul`
  display: flex;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
  font: 700 13px/1 ${font.text};
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
    border-color: ${color.ocra};
  }
  a:hover > span {
    border-color: currentColor;
  }
`;

/** The four languages as links, so that they also work without JavaScript; a choice is stored in the browser. */
export const LanguageChoice = ({ className }: { className?: string }) => {
  const words = useWords();
  const { language, speak } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const choose = (chosen: Language) => (press: MouseEvent) => {
    if (press.metaKey || press.ctrlKey) return;
    press.preventDefault();
    storeLanguage(chosen);
    speak(chosen);
    void navigate(`${pathname}${withLanguage(search, chosen)}${hash}`, {
      replace: true,
      state: STAY,
    });
  };
  return (
    <nav aria-label={words('nav.language')} className={className}>
      <List>
        {languages.map((one) => (
          <li key={one}>
            <Tooltip name={nameOf[one]}>
              <a
                href={`${pathname}${withLanguage(search, one)}`}
                lang={one}
                hrefLang={one}
                aria-label={nameOf[one]}
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
