import { styled } from 'styled-components';
import type { ProposalView } from '#src/contracts/private-events/proposals.ts';
import { eventKindLabel, eventPlaceLabel } from '#src/contracts/private-events/wish-codes.ts';
import { DEFAULT_LANGUAGE, languageNames } from '#src/contracts/languages.ts';
import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { formatDateTime } from '#web/shared/dates/formatItalianDates.ts';
import { Figure, FullWidthFact } from '#web/shared/ui/layout/staffCardStyles.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';

/** Lists the optional wishes of the guest as pairs of label and value. */
export const listWishes = ({
  wishes,
  language,
  celebration,
}: QuoteView): readonly [string, string][] => {
  const { eventKind, startTime, children, budgetPerPerson, place } = wishes;
  const named: [string, string | null][] = [
    ['Festeggia', celebration ?? (eventKind && eventKindLabel[eventKind])],
    ['Ora', startTime],
    ['Bambini', children === null ? null : String(children)],
    ['Spesa a persona', budgetPerPerson === null ? null : `€ ${budgetPerPerson}`],
    ['Dove', place && eventPlaceLabel[place]],
    ['Lingua', language === DEFAULT_LANGUAGE ? null : languageNames[language]],
  ];
  return named.filter((pair): pair is [string, string] => pair[1] !== null);
};

export const WishFacts = ({ quote }: { quote: QuoteView }) =>
  listWishes(quote).map(([label, value]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));

const describeState = ({ acceptedAt, seenAt, sentAt }: ProposalView): string => {
  if (acceptedAt) return `accettata il ${formatDateTime(acceptedAt)}`;
  if (seenAt) return `vista il ${formatDateTime(seenAt)}`;
  if (sentAt) return `mandata per mail il ${formatDateTime(sentAt)}`;
  return 'non ancora mandata per mail';
};

export const ProposalFacts = ({ quote: { proposals, questions } }: { quote: QuoteView }) => {
  const open = questions.filter(({ isOpen }) => isOpen);
  return (
    <>
      {open.length > 0 && (
        <Highlighted>
          <dt>Domanda del cliente, aperta</dt>
          {open.map(({ text, askedAt }) => (
            <dd key={askedAt + String(text)}>
              {text ?? 'Testo cancellato'} <small>({formatDateTime(askedAt)})</small>
            </dd>
          ))}
        </Highlighted>
      )}
      {proposals.length > 0 && (
        <Versions>
          <dt>Proposte</dt>
          {proposals.map((proposal) => (
            <dd key={proposal.version}>
              <b>{proposal.version}.</b> <Figure>{proposal.price}</Figure>,{' '}
              {describeState(proposal)}
              {proposal.optionUntil && `; opzione fino al ${formatDateTime(proposal.optionUntil)}`}
              {proposal.text && (
                <details>
                  <summary>Testo</summary>
                  {proposal.text}
                </details>
              )}
            </dd>
          ))}
        </Versions>
      )}
    </>
  );
};

const Versions = styled(FullWidthFact)`
  border-top: 1px solid #1c3f8f1f;
  dd {
    padding-block: 4px;
    line-height: 1.5;
    overflow-wrap: anywhere;
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
const Highlighted = styled(Versions)`
  && {
    margin-top: 8px;
    padding: 11px 14px;
    border: 0;
    border-left: 4px solid ${color.ochre};
    background: #fbf1d6;
  }
`;
