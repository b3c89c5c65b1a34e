import type { GuestTexts } from './guestTexts.ts';

export const frenchTexts: GuestTexts = {
  greeting: (firstName) => (firstName ? `Bonjour ${firstName},` : 'Bonjour,'),
  visit: ({ day, time, people }) =>
    `le ${day} à ${time.replace(':', ' h ')}, ${people} ${people === 1 ? 'personne' : 'personnes'}`,
  received: (visit, link) =>
    `nous avons bien reçu votre demande pour ${visit}. Nous vous répondons bientôt. Vous la retrouvez ici : ${link}`,
  confirmed: (visit, link) =>
    `la table est à vous : nous vous attendons ${visit}. Vous pouvez revoir, modifier ou annuler votre réservation ici : ${link}`,
  declined: (visit) =>
    `nous sommes désolés, nous ne pouvons pas vous proposer de table pour ${visit}. N’hésitez pas à nous écrire pour un autre jour ou un autre horaire.`,
  changed: (visit, link) =>
    `votre réservation a changé. Nous vous attendons désormais ${visit}. Vous la retrouvez ici : ${link}`,
  change_declined: (visit, link) =>
    `nous sommes désolés, nous ne pouvons pas faire la modification demandée. Votre réservation reste inchangée : ${visit}. Vous la retrouvez ici : ${link}`,
  cancelled_by_guest: (visit) =>
    `nous avons annulé votre réservation pour ${visit}, comme vous l’avez demandé. Au plaisir de vous revoir bientôt.`,
  cancelled: (visit) =>
    `nous sommes désolés, nous devons annuler votre réservation pour ${visit}. N’hésitez pas à nous écrire pour venir un autre jour.`,
};
