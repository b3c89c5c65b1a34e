import type { CSSProperties, ReactNode } from 'react';
import type { MailView } from '../mail-view.ts';
import { ActionButton } from './ActionButton.tsx';
import { color } from './colors-and-fonts.ts';
import { FactTable } from './FactTable.tsx';
import { LayoutCell, LayoutTable } from './LayoutTable.tsx';
import { ReasonForMail, VenueAddress } from './MailFooter.tsx';
import { StateChip, Wordmark } from './MailHeader.tsx';
import { ProposalTable } from './ProposalTable.tsx';
import { styleSheet } from './style-sheet.ts';
import { sansText, serifText } from './text-styles.ts';

const Section = ({ padding, children }: { padding: string; children: ReactNode }) => (
  <tr>
    <LayoutCell className="padded" style={{ padding }}>
      {children}
    </LayoutCell>
  </tr>
);

const Actions = ({ actions }: Pick<MailView, 'actions'>) => (
  <LayoutTable className="full">
    <tr>
      {actions.map((action, index) => (
        <LayoutCell
          key={action.label}
          className={index === 0 ? 'stack' : 'stack gap'}
          style={index === 0 ? {} : { paddingLeft: '12px' }}
        >
          <ActionButton action={action} isPrimary={index === 0} />
        </LayoutCell>
      ))}
    </tr>
  </LayoutTable>
);

const Opening = ({ tone, state, title, introduction }: MailView) => (
  <Section padding="26px 40px 0">
    <StateChip tone={tone} state={state} />
    <h1
      className="title text"
      style={{ margin: '14px 0 12px', ...serifText(34, 39), letterSpacing: '-.3px' }}
    >
      {title}
    </h1>
    <p className="text" style={{ margin: '0 0 14px', ...sansText(17, 26) }}>
      {introduction}
    </p>
  </Section>
);

const Card = ({ mail }: { readonly mail: MailView }) => (
  <LayoutTable
    className="card"
    width="600"
    style={{ width: '600px', maxWidth: '600px', backgroundColor: color.card }}
  >
    <Wordmark name={mail.footer.name} />
    <Opening {...mail} />
    {mail.facts && (
      <Section padding="8px 40px 0">
        <FactTable {...mail.facts} />
      </Section>
    )}
    {mail.proposals.length > 0 && (
      <Section padding="8px 40px 4px">
        {mail.proposals.map((proposal, index) => (
          <ProposalTable key={proposal.action.href} proposal={proposal} isFirst={index === 0} />
        ))}
      </Section>
    )}
    {mail.actions.length > 0 && (
      <Section padding="26px 40px 4px">
        <Actions actions={mail.actions} />
      </Section>
    )}
    <Section padding="22px 40px 8px">
      <p className="text" style={{ margin: '0 0 14px', ...sansText(16, 25) }}>
        {mail.closing}
      </p>
    </Section>
    <Section padding="0 40px 30px">
      <VenueAddress {...mail.footer} />
    </Section>
  </LayoutTable>
);

/** `msoHide` hides the text in Outlook for Windows, which ignores `display`. */
const hidden: CSSProperties & { readonly msoHide: 'all' } = {
  display: 'none',
  maxHeight: 0,
  overflow: 'hidden',
  fontSize: '1px',
  lineHeight: '1px',
  color: color.page,
  msoHide: 'all',
};

/**
 * Text for the preview in the inbox. Invisible characters follow it, so the preview does not show
 * the start of the mail's text.
 */
const Preheader = ({ text }: { readonly text: string }) => (
  <div className="preheader" style={hidden}>
    {text}
    {'\u034f\u200c\u00a0'.repeat(60)}
  </div>
);

const Head = ({ title }: { readonly title: string }) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <meta name="x-apple-disable-message-reformatting" />
    <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <title>{title}</title>
    <style dangerouslySetInnerHTML={{ __html: styleSheet }} />
  </head>
);

/** Webmail removes the element `html`, so the element around the content repeats its language. */
export const GuestMailDocument = ({ mail }: { readonly mail: MailView }) => (
  <html lang={mail.language} dir="ltr">
    <Head title={mail.subject} />
    <body
      className="page"
      style={{ margin: 0, padding: 0, backgroundColor: color.page, WebkitTextSizeAdjust: '100%' }}
    >
      <Preheader text={mail.preheader} />
      <div lang={mail.language} dir="ltr">
        <LayoutTable className="page" width="100%" style={{ backgroundColor: color.page }}>
          <tr>
            <LayoutCell align="center" style={{ padding: 0 }}>
              <Card mail={mail} />
              <ReasonForMail {...mail.footer} />
            </LayoutCell>
          </tr>
        </LayoutTable>
      </div>
    </body>
  </html>
);
