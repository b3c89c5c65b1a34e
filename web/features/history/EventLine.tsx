import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { HistoryEvent } from '#src/contracts/history.ts';
import { formatDateTimeSeconds } from '#web/shared/dates/formatItalianDates.ts';
import { mutedInk } from '#web/shared/ui/layout/staffCardStyles.ts';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';

type Props = {
  event: HistoryEvent;
  withStory?: boolean;
};

const personalDataLabel = {
  none: null,
  kept: 'Dati personali conservati a parte',
  erased: 'Dati cancellati',
} as const;

export const EventLine = ({ event, withStory = false }: Props) => (
  <Line>
    <Place>
      <b>{event.position}</b>
    </Place>
    <div>
      <Who>
        <b>{event.by}</b> · <time dateTime={event.at}>{formatDateTimeSeconds(event.at)}</time>
        {event.reference && (
          <>
            {' '}
            · <Code>{event.reference}</Code>
          </>
        )}
      </Who>
      <What>{event.sentence}</What>
      {event.facts && <Facts>{event.facts}</Facts>}
      <Small>
        {personalDataLabel[event.person] && <span>{personalDataLabel[event.person]}</span>}
        <Hash title={event.hash}>impronta {event.hash.slice(0, 16)}…</Hash>
        {withStory && (
          <Link
            to={`?view=registro&storia=${event.stream}`}
            aria-label={`Storia di ${event.reference ?? event.stream}`}
          >
            Storia
          </Link>
        )}
      </Small>
    </div>
  </Line>
);

const Line = styled.article`
  display: grid;
  grid-template-columns: minmax(74px, auto) minmax(0, 1fr);
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px #1c3f8f26;
  > div {
    padding: 14px 18px 12px;
  }
  ${media.narrow} {
    grid-template-columns: minmax(54px, auto) minmax(0, 1fr);
    > div {
      padding: 12px 14px 8px;
    }
  }
`;
const Place = styled.p`
  display: grid;
  justify-content: center;
  padding-top: 15px;
  background: ${color.frost};
  color: ${color.navy};
  b {
    font: 600 1.125rem/1.2 ${font.display};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
const Who = styled.p`
  font-size: 0.9375rem;
  color: ${mutedInk};
  font-variant-numeric: tabular-nums;
  b {
    color: ${color.text};
  }
`;
const What = styled.p`
  margin-top: 2px;
  font-size: 1.0625rem;
  line-height: 1.45;
  overflow-wrap: anywhere;
`;
const Facts = styled.p`
  margin-top: 6px;
  padding-left: 12px;
  border-left: 4px solid ${color.ochre};
  font-size: 0.9375rem;
  line-height: 1.5;
  color: ${color.textMuted};
`;
const Small = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 18px;
  margin-top: 4px;
  font-size: 0.84375rem;
  color: ${mutedInk};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: 0.9375rem;
    font-weight: 650;
    color: ${color.cobalt};
    text-underline-offset: 3px;
  }
`;
const Hash = styled.span`
  font:
    0.8125rem/1.4 ui-monospace,
    monospace;
`;
const Code = styled.span`
  font-weight: 650;
  letter-spacing: 0.03em;
  color: ${color.text};
`;

export const EventList = styled.ol`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
