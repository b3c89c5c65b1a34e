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
  <ReasonButtons
    legend={legend}
    busy={busy}
    reasons={offeredRejectionReasons}
    labels={rejectionReasonLabel}
    onChoose={onReject}
  />
);

type ReasonButtonsProps<Reason extends string> = {
  legend: string;
  busy: boolean;
  reasons: readonly Reason[];
  labels: Readonly<Record<Reason, string>>;
  onChoose: (reason: Reason) => void;
};

/** One button per reason. A click calls `onChoose` immediately, without a second confirmation. */
export const ReasonButtons = <Code extends string>({
  legend,
  busy,
  reasons,
  labels,
  onChoose,
}: ReasonButtonsProps<Code>) => (
  <FieldGroup legend={legend}>
    <Grid>
      {reasons.map((reason) => (
        <Reason
          key={reason}
          type="button"
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onChoose(reason);
          }}
        >
          {labels[reason]}
        </Reason>
      ))}
    </Grid>
  </FieldGroup>
);

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
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
