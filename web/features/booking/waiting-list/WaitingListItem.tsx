import { styled } from 'styled-components';
import { offerSeat } from '#src/contracts/booking/waiting-list-operations.ts';
import type { WaitingListEntryView } from '#src/contracts/booking/waiting-list.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { Permitted } from '#web/shared/access/permissions.tsx';
import { Button, ButtonAnchor } from '#web/shared/ui/controls/Button.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { toDialString, toWhatsAppNumber } from '#web/shared/phoneLinks.ts';
import { useWaitingListAction } from './useWaitingListAction.ts';
import {
  describeLateTurns,
  describeState,
  describeWish,
  listLateTurns,
  nameOf,
} from './waitingListText.ts';

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
          {entry.status === 'waiting' && (
            <OfferButtons
              entry={entry}
              nameId={nameId}
              busy={busy}
              onOffer={(id) => void offer(id)}
            />
          )}
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

type OfferProps = {
  entry: WaitingListEntryView;
  nameId: string;
  busy: boolean;
  onOffer: (timeSlotId: string) => void;
};

const OfferButtons = ({ entry, nameId, busy, onOffer }: OfferProps) => {
  const late = listLateTurns(entry, new Date(serverNow()));
  return (
    <>
      {late.length > 0 && <Late id={`${nameId}-late`}>{describeLateTurns(late)}</Late>}
      {entry.turns.map(({ timeSlotId, startTime }) => {
        const isLate = late.includes(startTime);
        return (
          <Button
            key={timeSlotId}
            $size="sm"
            aria-describedby={isLate ? `${nameId} ${nameId}-late` : nameId}
            aria-disabled={busy || isLate}
            onClick={() => !isLate && onOffer(timeSlotId)}
          >
            Offri il posto delle {startTime}
          </Button>
        );
      })}
    </>
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
const Late = styled.p`
  flex: 0 0 100%;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;
