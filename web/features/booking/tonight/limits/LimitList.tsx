import { styled } from 'styled-components';
import {
  endTurnLimit,
  listStrandedByLimit,
  type TurnLimitView,
} from '#src/contracts/booking/turn-limits.ts';
import { Permitted, useMayCall } from '#web/shared/access/permissions.tsx';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { color, font, tone } from '#web/shared/ui/theme/tokens.ts';
import { useEndTurnLimitMutation } from './limitsApi.ts';
import { countStranded, describeEnd, describeLimit, describeTurns } from './limitText.ts';
import { LimitShape } from './LimitShape.ts';

type Props = { limits: readonly TurnLimitView[]; onStranded: (limit: TurnLimitView) => void };

/** Lists the limits in force with their reason and end. Each has a button that removes it. */
export const LimitList = ({ limits, onStranded }: Props) => {
  const [end, { isLoading, error }] = useEndTurnLimitMutation();
  const maySeeStranded = useMayCall()(listStrandedByLimit);
  if (limits.length === 0) return <p>Nessun limite: si prenota come sempre.</p>;
  return (
    <>
      {error && <Alert live>{errorMessage(error, 'Il limite non è stato tolto.')}</Alert>}
      <List aria-label="Limiti in vigore">
        {limits.map((limit) => (
          <li key={limit.id}>
            <LimitShape aria-hidden="true" />
            <p>
              <b>{describeLimit(limit)}</b>
              {describeTurns(limit)} · {describeEnd(limit)}
              {limit.reason && <q>{limit.reason}</q>}
            </p>
            {limit.stranded > 0 && maySeeStranded && (
              <Button $variant="secondary" $size="sm" onClick={() => onStranded(limit)}>
                {countStranded(limit)}
              </Button>
            )}
            {limit.quoteId === null ? (
              <Permitted operation={endTurnLimit}>
                <Button
                  $variant="secondary"
                  $size="sm"
                  aria-label={`Togli: ${describeTurns(limit)}, ${describeLimit(limit)}`}
                  aria-disabled={isLoading}
                  onClick={() => !isLoading && void end(limit.id)}
                >
                  Togli
                </Button>
              </Permitted>
            ) : (
              <small>evento privato</small>
            )}
          </li>
        ))}
      </List>
    </>
  );
};

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
    padding: 8px 12px;
    border: 1px solid ${tone.medium.edge};
    border-left-width: 8px;
    background: ${tone.medium.ground};
  }
  p {
    flex: 1 1 12rem;
    min-width: 0;
    font: 400 0.9375rem/1.3 ${font.text};
    overflow-wrap: anywhere;
  }
  b,
  q {
    display: block;
  }
  b {
    font: 600 1.125rem/1.375rem ${font.display};
  }
  b::first-letter {
    text-transform: uppercase;
  }
  q {
    color: ${color.textMuted};
    quotes: '«' '»';
  }
`;
