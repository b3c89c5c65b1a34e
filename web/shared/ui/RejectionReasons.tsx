import { styled } from 'styled-components';
import {
  offeredRejectionReasons,
  rejectionReasonLabel,
  type RejectionReason,
} from '#src/contracts/rejection-reasons.ts';
import { FieldGroup } from './forms/Field.tsx';
import { color, font, media } from './theme/tokens.ts';

type Props = { legend: string; busy: boolean; onReject: (reason: RejectionReason) => void };

export const RejectionReasons = ({ legend, busy, onReject }: Props) => (
  <FieldGroup legend={legend}>
    <Grid>
      {offeredRejectionReasons.map((reason) => (
        <Reason
          key={reason}
          type="button"
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onReject(reason);
          }}
        >
          {rejectionReasonLabel[reason]}
        </Reason>
      ))}
    </Grid>
  </FieldGroup>
);

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 128px), 1fr));
  gap: 8px;
`;
const Reason = styled.button`
  min-height: 52px;
  padding: 8px 12px;
  border: 0;
  background: ${color.surface};
  box-shadow: inset 0 0 0 1.5px ${color.brick};
  color: ${color.brick};
  font: 650 1rem/1.25 ${font.text};
  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: ${color.brick};
      color: ${color.ivory};
    }
  }
  &:active:not([aria-disabled='true']) {
    background: ${color.brick};
    color: ${color.ivory};
  }
  &[aria-disabled='true'] {
    opacity: 0.62;
    cursor: progress;
  }
`;
