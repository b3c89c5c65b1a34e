import { styled } from 'styled-components';
import type { QuoteDetail } from '#src/contracts/private-events/pipeline-operations.ts';
import type { ProposalView } from '#src/contracts/private-events/proposals.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { venueDate } from '#web/shared/dates/dates.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { formatDayOfMonth, formatNearInstant } from './pipelineDates.ts';

const describeState = ({ acceptedAt, seenAt, sentAt }: ProposalView): string => {
  const now = serverNow();
  if (acceptedAt) return `Accettata ${formatNearInstant(acceptedAt, now)}`;
  if (seenAt) return `Vista ${formatNearInstant(seenAt, now)}`;
  if (sentAt) return `Mandata per mail ${formatNearInstant(sentAt, now)}, non vista`;
  return 'Non ancora vista';
};

export const ProposalTable = ({ quote: { proposals, link } }: { quote: QuoteDetail }) => (
  <>
    {proposals.length === 0 ? (
      <p>Nessuna proposta ancora.</p>
    ) : (
      <Table>
        <thead>
          <tr>
            <th scope="col">Versione</th>
            <th scope="col">Che cosa</th>
            <th scope="col">Prezzo</th>
          </tr>
        </thead>
        <tbody>
          {proposals.map((proposal, index) => (
            <tr key={proposal.version} data-current={index === 0}>
              <td>
                <b>v{proposal.version}</b>, {formatDayOfMonth(venueDate(new Date(proposal.madeAt)))}
              </td>
              <td>
                <Offer text={proposal.text} />
                <small>{describeState(proposal)}</small>
              </td>
              <td>{proposal.price}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    )}
    <GuestPage href={link} target="_blank" rel="noreferrer">
      Pagina del cliente
    </GuestPage>
  </>
);

const Offer = ({ text }: { text: string | null }) => {
  if (text === null) return <>Testo cancellato</>;
  const [first, ...rest] = text.split('\n');
  if (rest.length === 0 && text.length <= 120) return <>{text}</>;
  return (
    <details>
      <summary>{first}</summary>
      {rest.join('\n')}
    </details>
  );
};

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.90625rem;
  line-height: 1.35;
  th {
    padding: 3px 8px 3px 0;
    font-weight: 700;
    font-size: 0.8125rem;
    text-align: left;
    color: ${color.textMuted};
  }
  td {
    padding: 6px 8px 6px 0;
    border-top: 1px solid ${color.linen};
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  td:first-child,
  td:last-child {
    font-variant-numeric: tabular-nums;
  }
  td:first-child {
    white-space: nowrap;
  }
  tr[data-current='true'] td {
    background: #dce6f2;
  }
  tr[data-current='true'] td:first-child {
    padding-left: 10px;
    box-shadow: inset 4px 0 ${color.cobalt};
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: 0.84375rem;
  }
  details {
    white-space: pre-line;
  }
  summary {
    min-height: 44px;
    align-content: center;
    cursor: pointer;
  }
`;
const GuestPage = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: ${color.cobalt};
  font-size: 0.90625rem;
  text-underline-offset: 3px;
`;
