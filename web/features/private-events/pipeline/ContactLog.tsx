import { styled } from 'styled-components';
import {
  noteContact,
  type QuoteDetail,
} from '#src/contracts/private-events/pipeline-operations.ts';
import { Permitted } from '#web/shared/access/permissions.tsx';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { formatShortDay } from '#web/shared/dates/formatItalianDates.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { ContactForm } from './ContactForm.tsx';
import { formatNearInstant } from './pipelineDates.ts';
import { describeEntry, describeSource } from './timelineText.ts';

type Props = { quote: QuoteDetail; onClose: () => void };

export const ContactLog = ({ quote, onClose }: Props) => (
  <Column>
    <Head>
      <h4>Contatti</h4>
      <Close type="button" onClick={onClose}>
        Chiudi
      </Close>
    </Head>
    <Entries tabIndex={0} aria-label="Contatti">
      {quote.timeline.map((entry) => (
        <li key={`${entry.at} ${entry.type}`}>
          <time dateTime={entry.at}>
            {formatNearInstant(entry.at, serverNow())} · {describeSource(entry)}
          </time>
          {describeEntry(entry)}
          {entry.callBackOn && <b> Richiama {formatShortDay(entry.callBackOn)}.</b>}
        </li>
      ))}
    </Entries>
    <Permitted operation={noteContact}>
      <ContactForm id={quote.id} />
    </Permitted>
  </Column>
);

const Column = styled.div`
  display: flex;
  flex-direction: column;
`;
const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  margin-block: -6px 2px;
  h4 {
    margin: 0;
  }
`;
const Close = styled.button`
  min-height: 44px;
  padding: 0 4px;
  border: 0;
  background: none;
  color: ${color.cobalt};
  font: 650 0.9375rem/1 ${font.text};
  text-decoration: underline;
  text-underline-offset: 3px;
`;
const Entries = styled.ol`
  flex: 1;
  max-height: 320px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  font-size: 0.875rem;
  line-height: 1.35;
  li {
    padding: 5px 0;
    border-top: 1px solid ${color.linen};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  li:first-child {
    border: 0;
    padding-top: 0;
  }
  time {
    display: block;
    color: ${color.textMuted};
    font-size: 0.8125rem;
  }
`;
