import { css, styled } from 'styled-components';
import type { TurnLimitView } from '#src/contracts/booking/turn-limits.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { oneColumn, phone } from '../book/rowStyles.ts';
import { LimitShape } from './LimitShape.ts';
import { summarizeLimits, summarizeLimitsShortly } from './limitText.ts';

type Props = { limits: readonly TurnLimitView[]; onOpen: () => void };

/** Shows the limits in force in the header. Narrow screens show them in a line below the header. */
export const LimitMark = (props: Props) => (
  <InHeader {...toButton(props, summarizeLimitsShortly(props.limits))} />
);

export const LimitLine = (props: Props) => (
  <BelowHeader {...toButton(props, summarizeLimits(props.limits))} />
);

const toButton = ({ limits, onOpen }: Props, words: string) => ({
  type: 'button' as const,
  'aria-label': `Limiti: ${summarizeLimits(limits)}`,
  onClick: onOpen,
  children: (
    <>
      <LimitShape aria-hidden="true" />
      <span>{words}</span>
    </>
  ),
});

const mark = css`
  gap: 8px;
  align-items: center;
  min-width: 0;
  border: 0;
  font: 650 0.9375rem/1.25rem ${font.text};
  text-align: left;
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
const InHeader = styled.button`
  ${mark}
  display: flex;
  flex: 0 1 auto;
  min-width: 44px;
  padding: 0 8px;
  border-radius: 2px;
  background: ${color.yellow};
  color: ${color.navy};
  ${oneColumn} {
    display: none;
  }
`;
const BelowHeader = styled.button`
  ${mark}
  display: none;
  ${oneColumn} {
    display: flex;
    order: -1;
    width: calc(100% + 32px);
    min-height: 44px;
    margin: 0 -16px;
    padding: 0 16px;
    background: ${color.yellow};
    color: ${color.navy};
  }
  ${phone} {
    width: calc(100% + 24px);
    margin: 0 -12px;
    padding: 0 12px;
  }
`;
