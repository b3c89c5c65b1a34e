import { styled } from 'styled-components';
import type { ContactView } from '#src/contracts/contact.ts';
import { Button, ButtonAnchor } from '#web/shared/ui/controls/Button.ts';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { color, media } from '#web/shared/ui/theme/tokens.ts';
import { replyMailtoLink, senderName, messageText } from './messageText.ts';

type Props = { message: ContactView; busy: boolean; onUnread: () => void };

export const MessageBody = ({ message, busy, onUnread }: Props) => (
  <Body>
    {message.email && <a href={replyMailtoLink(message.email)}>{message.email}</a>}
    <p>{messageText(message)}</p>
    <Row>
      {message.email && (
        <ButtonAnchor
          $size="sm"
          href={replyMailtoLink(message.email)}
          aria-label={`Rispondi a ${senderName(message)}`}
        >
          Rispondi
        </ButtonAnchor>
      )}
      {message.readAt && (
        <Button
          $variant="secondary"
          $size="sm"
          aria-busy={busy}
          aria-disabled={busy}
          onClick={onUnread}
        >
          {busy && <Spinner $size={18} />}Segna come da leggere
        </Button>
      )}
    </Row>
  </Body>
);

const Body = styled.div`
  padding: 4px 22px 22px;
  border-top: 1px solid #1c3f8f1f;
  ${media.narrow} {
    padding-inline: 16px;
  }
  > a {
    display: inline-block;
    padding-block: 10px;
    color: ${color.cobalt};
    overflow-wrap: anywhere;
    text-underline-offset: 3px;
  }
  > p {
    max-width: 72ch;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 18px;
`;
