import { styled } from 'styled-components';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { useWaitReason } from '../../offline/useWaitReason.ts';

const WAIT_NOTICE_ID = 'waits-for-server';
const WAITS = 'Senza rete: accettare, rifiutare e le altre azioni aspettano il server.';

/** Shows once, above the cards, why their buttons are disabled. */
export const OfflineNotice = () => {
  const waits = useWaitReason() !== null;
  return (
    <Place id={WAIT_NOTICE_ID} role="status">
      {waits && <b>{WAITS}</b>}
    </Place>
  );
};

/**
 * `waits`: no action can be sent now. `describedBy`: the id of the card's title, and of the reason
 * if there is one.
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
