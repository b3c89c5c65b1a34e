import { styled } from 'styled-components';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { useWaitReason } from '../../offline/useWaitReason.ts';

const WAIT_NOTICE_ID = 'waits-for-server';
const WAITS = 'Senza rete: accettare, rifiutare e le altre azioni aspettano il server.';

/** Explains above the cards why their buttons are disabled, while the server does not answer. */
export const OfflineNotice = () => {
  const waits = useWaitReason() !== null;
  return (
    <Place id={WAIT_NOTICE_ID} role="status">
      {waits && <b>{WAITS}</b>}
    </Place>
  );
};

/**
 * `waits`: true if the client cannot send any action now. `describedBy`: ids of the card's title
 * and, if `waits`, of the offline notice.
 */
export const useWaitDescription = (titleId: string) => {
  const waits = useWaitReason() !== null;
  return { waits, describedBy: waits ? `${titleId} ${WAIT_NOTICE_ID}` : titleId };
};

const Place = styled.div`
  b {
    display: block;
    margin-bottom: 18px;
    padding: 10px 16px;
    background: ${color.yellow};
    color: ${color.navy};
    font: 650 1rem/1.4 ${font.text};
  }
`;
