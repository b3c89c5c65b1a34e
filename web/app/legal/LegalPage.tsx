import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LEGAL_TEXTS_DATE } from '#src/contracts/common/limits.ts';
import { toUtcNoon } from '#web/shared/dates/dates.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Frieze } from '#web/shared/ui/layout/Frieze.ts';
import { PageHeader } from '#web/shared/ui/layout/PageHeader.tsx';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';

const Body = styled(PageWidth)`
  padding-block: clamp(40px, 5vw, 80px) clamp(64px, 8vw, 120px);
  article {
    display: grid;
    grid-template-columns: minmax(220px, 1fr) minmax(0, 46rem) minmax(0, 0.4fr);
    column-gap: clamp(24px, 4vw, 72px);
    > * {
      grid-column: 2;
    }
  }
  p,
  li {
    font-size: 1.125rem;
    line-height: 1.65;
  }
  p + p,
  table + p {
    margin-top: 16px;
  }
  a {
    color: ${color.cobalt};
    text-underline-offset: 3px;
    overflow-wrap: anywhere;
  }
  ${media.largeText} {
    overflow-wrap: anywhere;
  }
  ${media.medium} {
    article {
      grid-template-columns: minmax(0, 46rem);
      > * {
        grid-column: 1;
      }
      > section:nth-child(2) {
        margin-top: 32px;
      }
    }
  }
  code {
    padding: 1px 6px;
    font:
      500 0.88em ui-monospace,
      'Cascadia Mono',
      Menlo,
      monospace;
    background: ${color.sand};
    overflow-wrap: anywhere;
  }
  @media (min-width: 51.3125em) {
    th code {
      white-space: nowrap;
    }
  }
`;
const Updated = styled.p`
  && {
    grid-column: 1;
    grid-row: 1 / span 20;
    align-self: start;
    font-size: 1rem;
    font-weight: 650;
    color: ${color.textMuted};
  }
  ${media.medium} {
    && {
      grid-column: 1;
      grid-row: auto;
      padding-bottom: 22px;
      border-bottom: 1px solid ${color.line};
    }
  }
`;
const Chapter = styled.section`
  &:not(:nth-child(2)) {
    margin-top: 40px;
  }
  h2 {
    margin-bottom: 14px;
    font-size: min(10.5vw, clamp(1.5625rem, 2.2vw, 2rem));
    line-height: 1.15;
    letter-spacing: -0.004em;
  }
  ul {
    display: grid;
    gap: 8px;
    margin: 14px 0;
    padding-left: 1.2em;
  }
  li::marker {
    color: ${color.terracotta};
  }
`;

export const LegalSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Chapter>
    <h2>{title}</h2>
    {children}
  </Chapter>
);

export const LegalTable = styled.table`
  width: 100%;
  margin-top: 18px;
  border-collapse: collapse;
  font-size: 1rem;
  line-height: 1.5;
  th,
  td {
    padding: 12px 16px 12px 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
  }
  thead th {
    font: 700 0.78125rem/1.2 ${font.text};
    letter-spacing: 0.12em;
    text-transform: uppercase;
    color: ${color.terracotta};
  }
  tbody th {
    font-weight: 650;
  }
  ${media.narrow} {
    thead {
      display: none;
    }
    tr,
    th,
    td {
      display: block;
    }
    tr {
      padding-block: 12px;
      border-bottom: 1px solid ${color.line};
    }
    th,
    td {
      padding: 3px 0;
      border: 0;
    }
  }
`;

const formatDay = (date: string) =>
  new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'UTC' }).format(toUtcNoon(date));

/**
 * Page with a legal text. The text is Italian in every language (spec note 24). `revisedOn` is the
 * date of the present text, if the page shows it.
 */
export const LegalPage = ({
  title,
  lead,
  revisedOn,
  children,
}: {
  title: string;
  lead: string;
  revisedOn?: string;
  children: ReactNode;
}) => {
  const words = useTranslation();
  const { language } = useLanguage();
  return (
    <>
      <div lang="it">
        <PageHeader title={title} sub={lead} />
      </div>
      <Frieze />
      <Body>
        {language !== 'it' && <p>{words('legal.inItalian')}</p>}
        <article lang="it">
          <Updated>
            Ultimo aggiornamento: {formatDay(LEGAL_TEXTS_DATE)}
            {revisedOn && (
              <>
                <br />
                Voci precisate il {formatDay(revisedOn)}
              </>
            )}
          </Updated>
          {children}
        </article>
      </Body>
    </>
  );
};
