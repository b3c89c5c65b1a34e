import type { italianRefusalTexts } from './it.ts';

export const frenchRefusalTexts = {
  malformed: 'La demande est illisible.',
  invalid: 'La demande n’est pas valable',
  csrf: 'La page a expiré. Réessayez.',
  not_found: 'Introuvable.',
  method_not_allowed: 'Opération non autorisée.',
  timeout: 'La demande a pris trop de temps.',
  too_large: 'La demande est trop volumineuse.',
  unsupported_type: 'Format non accepté : envoyez du JSON.',
  unsupported_coding: 'Contenu compressé non accepté : envoyez-le sans compression.',
  misdirected: 'Cette adresse n’est pas servie ici.',
  unavailable: 'Le service est occupé en ce moment. Réessayez dans quelques instants.',
  unexpected: 'Une erreur est survenue. Réessayez plus tard.',
  too_many_requests: 'Trop de demandes. Réessayez dans un instant.',
  'too_many_requests.searches':
    'Trop de recherches en peu de temps. Réessayez dans {retryAfter} secondes.',
  'too_many_requests.sign_ins':
    'Trop de connexions en ce moment. Réessayez dans quelques secondes.',
  login_required: 'Connexion requise',
  bad_credentials: 'Identifiant ou mot de passe incorrect',
  too_many_attempts: 'Trop de tentatives de connexion. Réessayez dans {retryAfter} secondes.',
  invalid_key: 'Idempotency-Key non valable : 64 caractères au maximum, sans espaces.',
  key_reused:
    'Cette demande a déjà été envoyée avec d’autres données. Rechargez la page et réessayez.',
  trap_filled: 'Le formulaire n’a pas pu être envoyé : réessayez ou appelez-nous au {phone}.',
  proof_needed:
    'Beaucoup de demandes arrivent en ce moment. Réessayez plus tard ou appelez-nous au {phone}.',
  quota_reached:
    'Nous avons déjà reçu plusieurs demandes de votre part aujourd’hui. Pour une autre, appelez-nous au {phone}.',
  reservation_unknown: 'Réservation introuvable',
  date_too_far: 'Les réservations sont ouvertes jusqu’au {lastDay, date, full}.',
  'date_too_far.quote':
    'Les devis peuvent être demandés pour des dates jusqu’au {lastDay, date, full}.',
  'slot_mismatch.meal': 'Le service choisi n’appartient pas à ce repas',
  'slot_mismatch.turn': 'Le service indiqué n’est pas celui qui a été choisi',
  arrival_outside_turn: 'Choisissez une heure d’arrivée comprise dans le service.',
  arrival_full: 'La cuisine est complète à cette heure : choisissez {nextArrival} ou plus tard.',
  'arrival_full.last':
    'La cuisine est complète à cette heure : choisissez une heure plus tôt, ou laissez-la ouverte.',
  slot_inactive: 'Ce service ne peut plus être réservé. Choisissez-en un autre.',
  service_closed:
    'À cette date, le restaurant est fermé pour ce service. Choisissez un autre jour.',
  online_stopped:
    'Nous ne prenons plus de réservations en ligne pour ce service. Choisissez-en un autre ou appelez-nous.',
  kitchen_closed:
    'À cette heure, la cuisine est déjà fermée. Choisissez un service plus tôt ou appelez-nous.',
  'kitchen_closed.arrival':
    'À cette date, la cuisine ferme à {kitchenClosesAt} : choisissez une heure plus tôt.',
  turn_begun: 'Ce service a déjà commencé ou va commencer : il ne peut plus être réservé en ligne.',
  table_unknown: 'Cette table n’existe plus. Choisissez-en une autre.',
  table_inactive: 'Cette table n’est plus utilisée. Choisissez-en une autre.',
  table_out_of_season:
    'La salle de cette table est fermée et rouvre le {reopensOn, date, full}. Choisissez une autre table.',
  room_closed: 'La salle de cette table est fermée pour ce service. Choisissez une autre table.',
  table_blocked: 'Cette table n’est pas disponible pour ce service. Choisissez-en une autre.',
  reservation_closed: 'Cette réservation est close et ne peut plus être modifiée.',
  reservation_unanswered: 'Votre demande attend encore notre réponse.',
  visit_begun: 'Le service a commencé : pour tout changement, appelez-nous.',
  change_pending:
    'Une modification attend déjà notre réponse : retirez-la d’abord, puis demandez-en une autre.',
  change_without_difference: 'La réservation est déjà ainsi.',
  party_not_smaller: 'Ici, vous pouvez seulement réduire le nombre de personnes.',
  table_taken:
    'Quelqu’un vient de réserver cette table. Choisissez-en une autre : vos données restent ici.',
  table_too_small: 'Cette table est trop petite pour votre groupe.',
  table_too_large: 'Cette table est réservée aux groupes plus nombreux.',
  turn_full:
    'Capacité insuffisante pour {asked} personnes. Vous demandez {asked} places, il en reste {left}.',
  no_table_left:
    'Tout le monde n’aurait alors pas de table à ce service. Choisissez une autre table ou un autre service.',
  'turn_full.just_now':
    'Les places de ce service viennent de s’épuiser. Choisissez un autre service.',
  turn_not_full:
    'Il reste de la place pour vous à {startTime} : réservez ce service dès maintenant, sans attendre.',
  waiting_list_unknown: 'Inscription sur la liste d’attente introuvable',
  proposal_over:
    'Cette proposition n’est plus valable : appelez-nous, nous trouverons une place ensemble.',
  'proposal_over.taken':
    'Cette table vient d’être prise : choisissez une autre proposition ou appelez-nous.',
  offer_over:
    'Cette proposition n’est plus valable : le délai est écoulé ou vous l’avez déjà laissée.',
  offer_accepted:
    'Vous avez déjà pris la table : pour annuler, ouvrez la page de votre réservation.',
  quote_link_unknown: 'Cette page n’existe pas : vérifiez le lien.',
  proposal_superseded: 'Une proposition plus récente est arrivée : lisez-la avant d’accepter.',
  option_expired:
    'Le délai de cette proposition est dépassé : écrivez-nous et nous vous dirons si la date est encore libre.',
  quote_closed: 'Cette demande est close : pour toute question, appelez-nous.',
  questions_waiting:
    'Nous avons déjà vos questions et vous répondrons au plus vite. Si c’est urgent, appelez-nous.',
} satisfies Record<keyof typeof italianRefusalTexts, string>;
