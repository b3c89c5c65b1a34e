import { styled } from 'styled-components';
import { offerSeat } from '#src/contracts/booking/waiting-list-operations.ts';
import type { WaitingListEntryView } from '#src/contracts/booking/waiting-list.ts';
import { Permitted } from '#web/shared/access/permissions.tsx';
import { Button, ButtonAnchor } from '#web/shared/ui/controls/Button.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { toDialString, toWhatsAppNumber } from '#web/shared/phoneLinks.ts';
import { useWaitingListAction } from './useWaitingListAction.ts';
import { describeState, describeWish, nameOf } from './waitingListText.ts';

export const WaitingListItem = ({ entry }: { entry: WaitingListEntryView }) => {
  const { busy, offer, inform } = useWaitingListAction(entry);
  const nameId = `waiting-${entry.id}`;
  return (
    <Item>
      <h3 id={nameId}>{nameOf(entry)}</h3>
      <p>{describeWish(entry)}</p>
      <State>{describeState(entry)}</State>
      <Permitted operation={offerSeat}>
        <Actions>
          {entry.status === 'waiting' &&
            entry.turns.map(({ timeSlotId, startTime }) => (
              <Button
                key={timeSlotId}
                $size="sm"
                aria-describedby={nameId}
                aria-disabled={busy}
                onClick={() => void offer(timeSlotId)}
              >
                Offri il posto delle {startTime}
              </Button>
            ))}
          <ContactButtons
            entry={entry}
            nameId={nameId}
            onInformed={(channel) => void inform(channel)}
          />
        </Actions>
      </Permitted>
    </Item>
  );
};

type ContactProps = {
  entry: WaitingListEntryView;
  nameId: string;
  onInformed: (channel: 'whatsapp' | 'phone') => void;
};

const ContactButtons = ({
  entry: { customerPhone, chatText },
  nameId,
  onInformed,
}: ContactProps) => {
  if (!customerPhone) return null;
  return (
    <>
      {chatText && (
        <ButtonAnchor
          $variant="secondary"
          $size="sm"
          href={`https://wa.me/${toWhatsAppNumber(customerPhone)}?text=${encodeURIComponent(chatText)}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={nameId}
          onClick={() => onInformed('whatsapp')}
        >
          WhatsApp<VisuallyHidden> (si apre in un’altra scheda)</VisuallyHidden>
        </ButtonAnchor>
      )}
      <ButtonAnchor
        $variant="secondary"
        $size="sm"
        href={`tel:${toDialString(customerPhone)}`}
        aria-describedby={nameId}
      >
        Chiama
      </ButtonAnchor>
      {chatText && (
        <Button
          $variant="secondary"
          $size="sm"
          aria-describedby={nameId}
          onClick={() => onInformed('phone')}
        >
          <span aria-hidden="true">✓</span>Avvisato
        </Button>
      )}
    </>
  );
};

const Item = styled.li`
  display: grid;
  gap: 4px;
  padding: 12px 14px;
  border: 1px solid ${color.line};
  h3 {
    font: 600 1.25rem/1.2 ${font.display};
    overflow-wrap: anywhere;
  }
`;
const State = styled.p`
  font-weight: 650;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;
