import type { ProposalBox } from '../mail-view.ts';
import { ActionButton } from './ActionButton.tsx';
import { color } from './colors-and-fonts.ts';
import { LayoutCell, LayoutTable } from './LayoutTable.tsx';
import { mutedText, serifText } from './text-styles.ts';

type Props = { readonly proposal: ProposalBox; readonly isFirst: boolean };

export const ProposalTable = ({ proposal, isFirst }: Props) => (
  <LayoutTable width="100%" style={{ margin: '0 0 14px' }}>
    <tr>
      <LayoutCell
        className="box"
        style={{
          backgroundColor: color.box,
          border: `1px solid ${color.line}`,
          padding: '18px 20px',
        }}
      >
        <LayoutTable width="100%">
          <tr>
            <LayoutCell
              className="stack text"
              style={{ ...serifText(19, 26), verticalAlign: 'middle' }}
            >
              {proposal.heading}
              <br />
              <span className="muted" style={mutedText(15, 22)}>
                {proposal.arrival}
                <br />
                {proposal.party}
              </span>
            </LayoutCell>
            <LayoutCell
              className="stack gap"
              align="right"
              style={{ paddingLeft: '16px', verticalAlign: 'middle' }}
            >
              <ActionButton action={proposal.action} isPrimary={isFirst} />
            </LayoutCell>
          </tr>
        </LayoutTable>
      </LayoutCell>
    </tr>
  </LayoutTable>
);
