/**
 * Codes of the quote pipeline, for events, screens and the history. This file contains no schemas,
 * so screens do not load the schema library.
 */

/** Stages in the order of the pipeline. `lost` is a separate list. */
export const pipelineStages = [
  'asked',
  'contacted',
  'proposed',
  'option',
  'confirmed',
  'done',
  'lost',
] as const;
export type PipelineStage = (typeof pipelineStages)[number];

/** Stages in which staff still have work to do. */
export const openStages = ['asked', 'contacted', 'proposed', 'option', 'confirmed'] as const;

export const contactChannels = ['phone', 'whatsapp', 'mail', 'visit'] as const;
export type ContactChannel = (typeof contactChannels)[number];

export const paymentKinds = ['deposit', 'balance'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const lostReasons = [
  'price',
  'date',
  'no_answer',
  'other_place',
  'guest_cancelled',
  'we_declined',
  'other',
] as const;
export type LostReason = (typeof lostReasons)[number];

export const MAX_PAYMENT_CENTS = 10_000_000;

/** Italian labels of the stages, for staff. */
export const pipelineStageLabel: Readonly<Record<PipelineStage, string>> = {
  asked: 'Richiesta',
  contacted: 'Sentito',
  proposed: 'Proposta',
  option: 'Opzione',
  confirmed: 'Confermato',
  done: 'Fatto',
  lost: 'Perse',
};
export const contactChannelLabel: Readonly<Record<ContactChannel, string>> = {
  phone: 'telefono',
  whatsapp: 'WhatsApp',
  mail: 'mail',
  visit: 'di persona',
};
export const paymentKindLabel: Readonly<Record<PaymentKind, string>> = {
  deposit: 'caparra',
  balance: 'saldo',
};
export const lostReasonLabel: Readonly<Record<LostReason, string>> = {
  price: 'Prezzo',
  date: 'Data',
  no_answer: 'Non risponde',
  other_place: 'Ha scelto un altro locale',
  guest_cancelled: 'Ha rinunciato alla festa',
  we_declined: 'Abbiamo rinunciato noi',
  other: 'Altro motivo',
};
