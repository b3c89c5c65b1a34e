import { styled } from 'styled-components';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { resumeOutbox } from '../../offline/outbox/outbox.ts';
import { Outgoing } from './headerStyles.ts';

type Props = { waiting: number; isPaused: boolean };

/** Shows the number of unsent entries. While sending is paused, shows a button that resumes it. */
export const OutgoingNotice = ({ waiting, isPaused }: Props) => {
  if (waiting === 0) return null;
  return isPaused ? (
    <Send as="button" type="button" onClick={resumeOutbox}>
      Invia ({waiting})<VisuallyHidden> da inviare</VisuallyHidden>
    </Send>
  ) : (
    <Outgoing role="status">{waiting} da inviare</Outgoing>
  );
};

const Send = styled(Outgoing)`
  min-height: 44px;
  border: 0;
  text-decoration: underline;
  text-underline-offset: 3px;
`;
