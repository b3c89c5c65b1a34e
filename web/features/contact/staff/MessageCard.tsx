import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ContactView } from '#src/contracts/contact.ts';
import { formatDateTime } from '#web/shared/dates/formatItalianDates.ts';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import { FlatCard } from '#web/shared/ui/layout/Card.ts';
import { mutedInk } from '#web/shared/ui/layout/staffCardStyles.ts';
import { color, font, media, tone } from '#web/shared/ui/theme/tokens.ts';
import { MessageBody } from './MessageBody.tsx';
import { useMarkMessage } from './useMarkMessage.ts';
import { senderName, messageText } from './messageText.ts';

type Props = { message: ContactView; takeFocus: boolean; onMarked: (message: ContactView) => void };

export const MessageCard = ({ message, takeFocus, onMarked }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const { mark, busy } = useMarkMessage(message, onMarked);
  const bodyId = useId();
  const head = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takeFocus) head.current?.focus();
  }, [takeFocus]);
  const unread = message.readAt === null;
  const press = () => {
    setOpen(!isOpen);
    if (!isOpen && unread) void mark(true);
  };
  const putBack = async () => {
    if (!(await mark(false))) return;
    setOpen(false);
    head.current?.focus();
  };
  return (
    <Paper
      as="article"
      aria-label={senderName(message)}
      $edge={unread ? tone.medium.edge : tone.off.edge}
    >
      <h3>
        <Head
          ref={head}
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          $unread={unread}
          onClick={press}
        >
          <Who>{senderName(message)}</Who>
          {unread && <Badge $tone="medium">Da leggere</Badge>}
          <When>{formatDateTime(message.createdAt)}</When>
          {!isOpen && <First>{messageText(message)}</First>}
        </Head>
      </h3>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && <MessageBody message={message} busy={busy} onUnread={() => void putBack()} />}
      </div>
    </Paper>
  );
};

const Paper = styled(FlatCard)`
  border-top: 0;
  border-left: 5px solid ${({ $edge }) => $edge};
`;
const Head = styled.button<{ $unread: boolean }>`
  display: grid;
  grid-template-columns: auto auto 1fr;
  align-items: center;
  gap: 4px 14px;
  width: 100%;
  min-height: 64px;
  padding: 14px 22px;
  border: 0;
  background: none;
  color: ${color.text};
  text-align: left;
  cursor: pointer;
  font-family: ${font.text};
  font-weight: ${({ $unread }) => ($unread ? 600 : 400)};
  &:hover {
    background: #1c3f8f0a;
  }
  &&:focus-visible {
    outline: 3px solid ${color.ochre};
    outline-offset: -5px;
  }
  ${media.narrow} {
    padding-inline: 16px;
    grid-template-columns: 1fr auto;
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;
const Who = styled.span`
  min-width: 0;
  font: 600 1.3125rem/1.2 ${font.display};
  overflow-wrap: anywhere;
`;
const When = styled.span`
  justify-self: end;
  font-size: 0.875rem;
  font-weight: 400;
  color: ${mutedInk};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  grid-column: 3;
  ${media.narrow} {
    grid-column: 1 / -1;
    justify-self: start;
  }
`;
const First = styled.span`
  grid-column: 1 / -1;
  justify-self: stretch;
  min-width: 0;
  overflow: hidden;
  font-size: 1rem;
  line-height: 1.45;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.textMuted};
`;
