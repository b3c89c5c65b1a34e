import { styled } from 'styled-components';
import type { QuoteDetail } from '#src/contracts/private-events/pipeline-operations.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { tone, type Tone } from '#web/shared/ui/theme/tokens.ts';
import { describeHold } from './holdText.ts';
import { useTurnsToHoldQuery } from './pipelineApi.ts';
import { formatInstantInWords } from './pipelineDates.ts';

/** Shows the option or the confirmation of a quote, and what the event takes from the service. */
export const OptionBox = ({ quote }: { quote: QuoteDetail }) => {
  const { data: turns = [] } = useTurnsToHoldQuery();
  const until = quote.proposals[0]?.optionUntil;
  const held = describeHold(quote, turns);
  if (quote.stage === 'confirmed')
    return (
      <Box $tone={held ? 'high' : 'low'}>
        {held ? '●' : '■'} <b>Confermata.</b>{' '}
        {held ? `Occupa ${held}.` : 'Non occupa posti: il giorno resta prenotabile.'}
      </Box>
    );
  if (quote.stage !== 'option' || !until) return null;
  const end = formatInstantInWords(until);
  if (Date.parse(until) <= serverNow())
    return (
      <Box $tone="low">
        ■ <b>Opzione scaduta {end}.</b> La data è tornata libera.
      </Box>
    );
  return (
    <Box $tone="medium">
      ○ <b>Opzione fino a {end}.</b>{' '}
      {held
        ? `Occupa ${held}; poi si libera da sola.`
        : 'Non occupa né coperti né sale: scegli che cosa occupa.'}
    </Box>
  );
};

const Box = styled.p<{ $tone: Tone }>`
  margin-top: 10px;
  padding: 8px 12px;
  border-left: 5px solid ${({ $tone }) => tone[$tone].edge};
  background: ${({ $tone }) => tone[$tone].ground};
  color: ${({ $tone }) => tone[$tone].text};
  font-size: 0.90625rem;
  line-height: 1.4;
`;
