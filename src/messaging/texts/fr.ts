import type { GuestMailTexts } from './it.ts';
import { frenchQuoteMailTexts } from './quotes/fr.ts';

/** French texts, with a no-break space (U+00A0) before a colon, a semicolon and a question mark. */
export const frenchGuestMailTexts = {
  greeting: '{named, select, yes {Bonjour {name},} other {Bonjour,}}',
  'date.dayAndMonth': '{day, plural, =1 {1er} other {#}} {month}',
  'date.long': '{weekday} {dayAndMonth} {year}',
  'date.medium': '{weekday} {dayAndMonth}',
  'date.short': '{weekdayShort} {dayAndMonth}',
  'date.shortest': '{weekdayShort} {day, plural, =1 {1er} other {#}}',
  party: '{people, plural, one {# personne} other {# personnes}}',
  arrival: 'entre {start} et {end}',
  'arrival.at': 'à {time}',
  where: '{venue}, {street}, province d’{province}',

  'facts.caption': 'Votre réservation',
  'facts.when': 'Quand',
  'facts.tomorrow': 'Demain',
  'facts.was': 'Prévue le',
  'facts.arrival': 'Arrivée',
  'facts.people': 'Personnes',
  'facts.table': 'Table',
  'facts.where': 'Où',
  'facts.code': 'Code',
  'facts.noTable': 'Nous la choisissons pour vous',
  'facts.before': 'Avant\u00a0: <old></old>',
  'facts.floor':
    '{floor, select, 0 {Rez-de-chaussée} 1 {Premier étage} 2 {Deuxième étage} other {Étage {floor}}}',
  'facts.stay':
    '{meal, select, pranzo {La table est à vous pour tout le déjeuner} other {La table est à vous pour la soirée}}',

  'received.state': 'En attente de réponse',
  'received.subject': 'Demande reçue\u00a0: {shortDate}, {start}, {party}',
  'received.preheader': 'Nous l’étudions et vous répondons à cette adresse. Code {reference}.',
  'received.title': 'Votre demande est arrivée',
  'received.intro':
    '<b>la table n’est pas encore confirmée</b>\u00a0: nous vous écrivons ici dès qu’elle l’est.',
  'received.answerTime':
    'Nous répondons en général sous {hours, plural, =0 {{minutes} minutes} one {une heure{half, select, yes { et demie} other {}}} other {# heures{half, select, yes { et demie} other {}}}}, aux heures d’ouverture.',
  'received.action': 'Suivre ma demande',
  'received.closing':
    'Un rendez-vous provisoire pour votre agenda est en pièce jointe. Vous pouvez modifier ou annuler depuis votre lien jusqu’au début du service, à {start}, sans frais.',

  'confirmed.state': 'Confirmée',
  'confirmed.subject': 'Confirmé\u00a0: {shortDate}, {start}, {party}',
  'confirmed.preheader': 'La table est à vous. Arrivée {arrival}, code {reference}.',
  'confirmed.title': 'La table est à vous',
  'confirmed.intro':
    '{meal, select, pranzo {nous vous attendons {weekday} midi.} other {nous vous attendons {weekday} soir.}}',
  'confirmed.action': 'Voir ma réservation',
  'confirmed.closing':
    'Le rendez-vous pour votre agenda est en pièce jointe. Vous pouvez modifier ou annuler depuis votre lien jusqu’au début du service, à {start}, sans frais.',

  'changed.state': 'Modifiée et confirmée',
  'changed.subject':
    '{change, select, time {Modifiée\u00a0: {shortDate}, désormais à {start}, {party}} other {Modifiée\u00a0: {shortDate}, {start}, {party}}}',
  'changed.preheader': 'Elle remplace la réservation précédente. Code {reference}.',
  'changed.title':
    '{change, select, date {Nouvelle date\u00a0: le {dayAndMonth}} time {Nouvel horaire\u00a0: {start}} people {La table est prévue pour {people}} table {Votre table a changé} other {Votre réservation est à jour}}',
  'changed.intro': 'votre réservation est à jour. Elle remplace la précédente.',
  'changed.action': 'Voir ma réservation',
  'changed.closing':
    'Le rendez-vous mis à jour pour votre agenda est en pièce jointe. Vous pouvez modifier ou annuler depuis votre lien jusqu’au début du service, à {start}, sans frais.',

  'change_declined.state': 'Inchangée',
  'change_declined.subject': 'Inchangée\u00a0: {shortDate}, {start}, {party}',
  'change_declined.preheader':
    'Nous ne pouvons pas faire la modification demandée. Code {reference}.',
  'change_declined.title': 'Votre réservation reste la même',
  'change_declined.intro':
    'nous ne pouvons pas faire la modification que vous avez demandée\u00a0: les informations ci-dessous restent valables.',
  'change_declined.action': 'Voir ma réservation',
  'change_declined.closing':
    'Vous pouvez demander une autre modification ou annuler depuis votre lien jusqu’au début du service, à {start}, sans frais.',

  'corrected.state': 'Corrigée et confirmée',
  'corrected.subject': 'Rectificatif\u00a0: {shortDate}, {start}, {party}',
  'corrected.preheader': 'Notre message précédent ne compte plus. Code {reference}.',
  'corrected.title': 'Votre réservation est maintenue',
  'corrected.intro':
    'notre message précédent était une erreur, et nous vous prions de nous en excuser\u00a0: <b>la réservation ci-dessous est valable</b>.',
  'corrected.action': 'Voir ma réservation',
  'corrected.closing':
    'Le rendez-vous corrigé pour votre agenda est en pièce jointe. Vous pouvez modifier ou annuler depuis votre lien jusqu’au début du service, à {start}, sans frais.',

  'corrected_pending.state': 'En attente de réponse',
  'corrected_pending.subject': 'Rectificatif\u00a0: demande rouverte, {shortDate}, {start}',
  'corrected_pending.preheader': 'Notre message précédent ne compte plus. Code {reference}.',
  'corrected_pending.title': 'Votre demande reste ouverte',
  'corrected_pending.intro':
    'notre message précédent était une erreur, et nous vous prions de nous en excuser\u00a0: <b>la table n’est pas encore confirmée</b>, et nous vous écrivons ici dès qu’elle l’est.',
  'corrected_pending.action': 'Suivre ma demande',
  'corrected_pending.closing':
    'Un rendez-vous provisoire pour votre agenda est en pièce jointe. Vous pouvez modifier ou annuler depuis votre lien jusqu’au début du service, à {start}, sans frais.',

  'cancelled_by_guest.state': 'Annulée par vous',
  'cancelled_by_guest.subject': 'Annulée\u00a0: {shortDate}, {start}, {party}',
  'cancelled_by_guest.preheader': 'Tout est en ordre, vous n’avez rien d’autre à faire.',
  'cancelled_by_guest.title': 'Réservation annulée',
  'cancelled_by_guest.intro':
    'nous avons libéré la table\u00a0: vous n’avez rien d’autre à faire. Merci de nous avoir prévenus.',
  'cancelled_by_guest.action': 'Réserver un autre jour',
  'cancelled_by_guest.closing':
    'Si le rendez-vous est dans votre agenda, ouvrez la pièce jointe\u00a0; s’il y reste, supprimez-le à la main. Vous n’avez rien annulé\u00a0? Appelez-nous\u00a0: si la table est encore libre, elle est de nouveau à vous.',

  'reminder.state': 'Confirmée · c’est demain',
  'reminder.subject': 'Demain à {start}\u00a0: serez-vous des nôtres\u00a0?',
  'reminder.preheader': '{ShortDate}, {party}. Un geste suffit pour dire oui.',
  'reminder.title': 'À demain',
  'reminder.intro':
    '{meal, select, pranzo {votre table vous attend demain midi.} other {votre table vous attend demain soir.}} Un geste suffit pour nous dire que vous venez.',
  'reminder.action': 'Je viens',
  'reminder.refuse': 'Je ne peux pas',
  'reminder.closing':
    'Une personne de moins, un retard\u00a0? Dites-le-nous depuis <link>votre lien</link>. Vous pouvez annuler jusqu’à demain {start}, sans frais.',

  'offer.state': 'Proposition · jusqu’à {until}',
  'offer.subject': 'Une table se libère {shortestDate}\u00a0: elle est à vous jusqu’à {until}',
  'offer.preheader':
    '{Party}, {start}. Nous vous la gardons jusqu’à {until}, puis elle passe au suivant.',
  'offer.title': 'Une table se libère',
  'offer.intro':
    'c’est celle que vous attendiez. <b>Nous vous la gardons jusqu’à {until} le {untilDate}</b>\u00a0; ensuite nous la proposons au suivant.',
  'offer.action': 'Je prends la table',
  'offer.refuse': 'Je n’en ai plus besoin',
  'offer.closing_request':
    'Si vous la prenez, nous vous la gardons : nous confirmons dès que possible, puis nous vous envoyons le rendez-vous pour votre agenda. Sans réponse, vous restez sur la liste pour les autres services que vous avez choisis.',
  'offer.closing':
    'Si vous la prenez, elle est confirmée aussitôt et nous vous envoyons le rendez-vous pour votre agenda. Sans réponse, vous restez sur la liste pour les autres services que vous avez choisis.',

  'declined.state': 'Demande non acceptée',
  'declined.subject': 'Demande non acceptée\u00a0: {shortDate}, {start}{alternatives}',
  'declined_full.subject': '{ShortestDate} à {start}, nous sommes complets{alternatives}',
  'declined_full.title': 'Nous sommes complets',
  'declined_full.intro': 'le {mediumDate} à {start}, nous n’avons pas de table pour {party}.',
  'declined_full.closing':
    '{count, plural, =0 {Aucun autre jour ne vous convient\u00a0? Inscrivez-vous sur la liste d’attente de {start} ou appelez-nous.} one {Elle ne vous convient pas\u00a0? <days>Voyez les autres jours</days>, inscrivez-vous sur la liste d’attente de {start} ou appelez-nous. Code\u00a0: <b>{reference}</b>.} other {Aucune ne vous convient\u00a0? <days>Voyez les autres jours</days>, inscrivez-vous sur la liste d’attente de {start} ou appelez-nous. Code\u00a0: <b>{reference}</b>.}} Si le rendez-vous est dans votre agenda, ouvrez la pièce jointe\u00a0; s’il y reste, supprimez-le à la main.',
  'declined_closed.title':
    '{meal, select, pranzo {Fermés {weekday} midi} other {Fermés {weekday} soir}}',
  'declined_closed.intro':
    'le {mediumDate} {meal, select, pranzo {au déjeuner} other {au dîner}}, le restaurant est fermé et nous ne pouvons pas accepter votre demande pour {party}.',
  'declined_short_notice.title': 'Le délai est trop court',
  'declined_short_notice.intro':
    'votre demande pour le {mediumDate} à {start} nous est parvenue trop près du service, et nous ne pouvons pas l’accepter.',
  'declined_contact.title': 'Nous ne pouvons pas vous joindre',
  'declined_contact.intro':
    'avec les coordonnées indiquées, nous n’arrivons pas à vous joindre et nous ne pouvons pas garder la table du {mediumDate} à {start}. Appelez-nous, nous trouverons une solution.',
  'declined_duplicate.title': 'Nous avons déjà votre demande',
  'declined_duplicate.intro':
    'pour le {mediumDate}, nous avons déjà une autre demande de votre part, qui ne change pas. Nous avons retiré celle-ci.',
  'declined_other.title': 'Ce n’est pas possible cette fois',
  'declined_other.intro':
    'nous ne pouvons pas accepter votre demande pour le {mediumDate} à {start}, {party}. Pour en savoir plus, appelez-nous.',

  'cancelled.state': 'Annulée par le restaurant',
  'cancelled.subject': 'Annulée\u00a0: {shortDate}, {start}, {party}{alternatives}',
  'cancelled_closed.subject':
    'Fermés {shortDate} {meal, select, pranzo {au déjeuner} other {au dîner}}{alternatives}',
  'cancelled_closed.title':
    '{meal, select, pranzo {Fermés {weekday} midi} other {Fermés {weekday} soir}}',
  'cancelled_closed.intro':
    'nous sommes désolés\u00a0: le {mediumDate} {meal, select, pranzo {au déjeuner} other {au dîner}}, le restaurant est fermé et votre réservation de {start} pour {party} est annulée.',
  'cancelled_table.title': 'Nous n’avons plus de table',
  'cancelled_table.intro':
    'nous sommes désolés\u00a0: le {mediumDate} à {start}, nous n’avons plus de table pour {party} et votre réservation est annulée.',
  'cancelled_asked.state': 'Annulée à votre demande',
  'cancelled_asked.title': 'Réservation annulée',
  'cancelled_asked.intro':
    'nous avons annulé votre réservation du {mediumDate} à {start}, comme vous l’avez demandé\u00a0: vous n’avez rien d’autre à faire.',
  'cancelled_other.title': 'Votre réservation est annulée',
  'cancelled_other.intro':
    'nous sommes désolés\u00a0: nous avons dû annuler votre réservation du {mediumDate} à {start} pour {party}.',

  'alternatives.inSubject':
    '{count, plural, =0 {} one {\u00a0: une autre table} =2 {\u00a0: deux autres tables} other {\u00a0: # autres tables}}',
  'alternatives.preheader':
    '{count, plural, =0 {Voyez les autres jours ou appelez-nous. Code {reference}.} other {{Options}\u00a0: un geste suffit.}}',
  'alternatives.option': '{weekday} à {start}',
  'alternatives.intro':
    '{count, plural, =0 {} one {Cette table est libre à l’heure où nous écrivons\u00a0: si vous la choisissez, nous vous confirmons vite.} other {Ces tables sont libres à l’heure où nous écrivons\u00a0: si vous en choisissez une, nous vous confirmons vite.}}',
  'alternatives.choose': 'Je choisis {weekday}',
  'alternatives.chooseTime': 'Je choisis {start}',
  'alternatives.action': 'Voir les autres jours',
  'alternatives.closing':
    '{count, plural, =0 {Pour toute question, appelez-nous.} one {Elle ne vous convient pas\u00a0? <days>Voyez les autres jours</days> ou appelez-nous. Code\u00a0: <b>{reference}</b>.} other {Aucune ne vous convient\u00a0? <days>Voyez les autres jours</days> ou appelez-nous. Code\u00a0: <b>{reference}</b>.}} Si le rendez-vous est dans votre agenda, ouvrez la pièce jointe\u00a0; s’il y reste, supprimez-le à la main.',

  'facts.price': 'Prix',
  'facts.option': 'Le jour vous est réservé jusqu’au',
  quote_when: '{longDate}, {meal, select, pranzo {déjeuner} other {dîner}}',
  quote_option: '{untilDate}, {until}',

  'calendar.summary': '{venue}, table pour {people}',
  'calendar.description': 'Arrivée {arrival}. Code {reference}.',

  'footer.address':
    '{street}, province d’{province}, {region, select, Sicilia {Sicile} other {{region}}}',
  'footer.directions': 'Itinéraire',
  'footer.phone': 'Téléphone <call>{phone}</call>',
  'footer.reason':
    'Vous recevez ce message parce qu’une table a été demandée avec cette adresse. Ce n’est pas de la publicité\u00a0: il n’y a rien à désabonner.',
  'footer.reasonOfOffer':
    'Vous recevez ce message parce que vous avez demandé à être prévenu si une table se libérait. La liste est effacée une semaine après la date.',
  'footer.privacy': 'Confidentialité',
  ...frenchQuoteMailTexts,
} satisfies GuestMailTexts;
