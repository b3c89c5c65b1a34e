import type { ReactNode } from 'react';
import type { Language } from '#src/contracts/languages.ts';

export type Tone = 'waiting' | 'positive' | 'negative' | 'neutral';

export type FactRow = {
  readonly label: string;
  readonly value: string;
  readonly note?: ReactNode;
  readonly weight?: 'heading' | 'bold';
};
export type Action = { readonly label: string; readonly href: string };
export type ProposalBox = {
  readonly heading: string;
  readonly arrival: string;
  readonly party: string;
  readonly action: Action;
};

/** The content of a mail, in the order in which the guest reads it. */
export type MailView = {
  readonly language: Language;
  readonly subject: string;
  /** Mail programs show this line beside the subject. The mail itself hides it. */
  readonly preheader: string;
  readonly tone: Tone;
  readonly state: string;
  readonly title: string;
  readonly introduction: ReactNode;
  readonly facts: { readonly caption: string; readonly rows: readonly FactRow[] } | null;
  readonly proposals: readonly ProposalBox[];
  /**
   * The first action is the yellow button. Mails with proposals contain no actions, because their
   * first proposal has the yellow button.
   */
  readonly actions: readonly Action[];
  readonly closing: ReactNode;
  readonly footer: {
    readonly name: string;
    readonly address: string;
    readonly directions: Action;
    readonly phone: ReactNode;
    readonly reason: string;
    readonly privacy: Action;
  };
};
