/** This file contains no schemas. It is used by events, screens and the history alike. */

/** In the order of the pipeline. `lost` is a list beside it. */
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

/** The stages in which staff still have work. */
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

/** Italian, for staff. */
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
