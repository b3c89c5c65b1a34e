import { styled } from 'styled-components';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { formatTimeOfDay } from '#web/shared/dates/formatItalianDates.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { removeFromOutbox } from './outbox.ts';
import type { OutboxEntry } from './outboxEntry.ts';

/** Lists the entries of the offline outbox that the server refused, until staff have read them. */
export const RefusedEntries = ({ refused }: { refused: readonly OutboxEntry[] }) =>
  refused.length === 0 ? null : (
    <List role="alert">
      {refused.map(({ key, title, who, at, refusal }) => (
        <div key={key}>
          <p>
            <b>
              Non registrato: {title} · {who} ({formatTimeOfDay(at)})
            </b>
            {refusal}
          </p>
          <Button $variant="secondary" $size="sm" onClick={() => void removeFromOutbox(key)}>
            Ho visto
          </Button>
        </div>
      ))}
    </List>
  );

const List = styled.div`
  max-height: 40vh;
  overflow-y: auto;
  background: ${color.yellow};
  color: ${color.navy};
  font: 500 0.9375rem/1.25rem ${font.text};
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    justify-content: flex-end;
    padding: 8px 12px 8px 16px;
    border-top: 2px solid ${color.navy};
  }
  p {
    flex: 1 1 15rem;
    min-width: 0;
  }
  b {
    display: block;
    font-weight: 700;
  }
`;
