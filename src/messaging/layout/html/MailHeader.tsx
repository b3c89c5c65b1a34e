import type { MailView } from '../mail-view.ts';
import { color, stateStyles } from './colors-and-fonts.ts';
import { LayoutCell, LayoutTable } from './LayoutTable.tsx';
import { sansText, serifText } from './text-styles.ts';

/**
 * The frieze, emblem and name. If a mail program blocks pictures, a blue line replaces the frieze
 * and the name remains readable.
 */
export const Wordmark = ({ name }: { readonly name: string }) => (
  <>
    <tr>
      <LayoutCell
        style={{ backgroundColor: color.blue, fontSize: 0, lineHeight: 0, height: '16px' }}
      >
        <img
          src="cid:frieze"
          alt=""
          width={600}
          height={16}
          style={{ display: 'block', width: '100%', height: '16px', border: 0 }}
        />
      </LayoutCell>
    </tr>
    <tr>
      <LayoutCell className="padded" style={{ padding: '24px 40px 0' }}>
        <LayoutTable className="wordmark">
          <tr>
            <LayoutCell style={{ paddingRight: '12px' }}>
              <img
                src="cid:emblem"
                alt=""
                width={44}
                height={44}
                style={{
                  display: 'block',
                  border: 0,
                  borderRadius: '22px',
                  backgroundColor: color.blue,
                }}
              />
            </LayoutCell>
            <LayoutCell className="text" style={serifText(23, 28)}>
              {name}
            </LayoutCell>
          </tr>
        </LayoutTable>
      </LayoutCell>
    </tr>
  </>
);

type StateProps = Pick<MailView, 'tone' | 'state'>;

export const StateChip = ({ tone, state }: StateProps) => {
  const { sign, background, text } = stateStyles[tone];
  return (
    <LayoutTable>
      <tr>
        <LayoutCell
          className="state"
          style={{
            backgroundColor: background,
            padding: '5px 11px',
            ...sansText(14, 20),
            fontWeight: 700,
            color: text,
          }}
        >
          <span className="sign" aria-hidden="true">
            {sign}&nbsp;{' '}
          </span>
          {state}
        </LayoutCell>
      </tr>
    </LayoutTable>
  );
};
