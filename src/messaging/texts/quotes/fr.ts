import type { QuoteMailTexts } from './it.ts';

export const frenchQuoteMailTexts = {
  'quote_facts.caption': 'Les détails de la fête',
  'quote_received.state': 'Demande reçue',
  'quote_received.subject': 'Demande reçue\u00a0: votre fête du {shortDate}, {party}',
  'quote_received.preheader': 'Nous vous envoyons une proposition écrite. Code {reference}.',
  'quote_received.title': 'Nous avons votre demande',
  'quote_received.intro':
    'merci de nous avoir écrit. Nous préparons une proposition avec le prix et vous l’envoyons à cette adresse.',
  'quote_received.action': 'Ouvrir votre page',
  'quote_received.closing':
    'La proposition paraît aussi sur votre page, où vous pouvez l’accepter ou nous poser une question. Gardez le lien.',
  'quote_proposed.state': 'Nous attendons votre réponse',
  'quote_proposed.subject': 'Notre proposition {version} pour le {shortDate}\u00a0: {price}',
  'quote_proposed.preheader':
    '{held, select, yes {Le jour vous est réservé jusqu’au {untilDate}, {until}.} other {Lisez-la tranquillement et dites-nous ce que vous en pensez.}}',
  'quote_proposed.title': 'Notre proposition {version}',
  'quote_proposed.intro':
    'la proposition pour votre fête est prête. Vous la trouverez en entier sur votre page.',
  'quote_proposed.action': 'Lire la proposition',
  'quote_proposed.closing':
    '{held, select, yes {Nous vous réservons le jour jusqu’au {untilDate}, {until}\u00a0; ensuite, la date redevient libre. } other {}}Sur votre page, vous pouvez l’accepter ou nous poser une question. Le lien n’accepte rien à lui seul\u00a0: vous relisez d’abord tout.',
  'quote_accepted.state': 'Acceptée par vous',
  'quote_accepted.subject': 'Vous avez accepté la proposition {version} pour le {shortDate}',
  'quote_accepted.preheader': '{price}. Nous vérifions tout et vous confirmons. Code {reference}.',
  'quote_accepted.title': 'Nous avons votre accord',
  'quote_accepted.intro':
    '<b>vous avez accepté la proposition {version}</b>. Nous vérifions tout et vous confirmons la fête.',
  'quote_accepted.action': 'Ouvrir votre page',
  'quote_accepted.closing': 'Ce n’était pas vous, ou vous avez changé d’avis\u00a0? Appelez-nous.',
  'quote_approved.state': 'Confirmée',
  'quote_approved.subject': 'Votre fête est confirmée\u00a0: {shortDate}, {party}',
  'quote_approved.preheader':
    '{agreed, select, yes {Proposition {version}, {price}.} other {Le jour est à vous.}} Code {reference}.',
  'quote_approved.title': 'Votre fête est confirmée',
  'quote_approved.intro':
    '<b>tout est confirmé</b>. {agreed, select, yes {Tout se fera selon la proposition {version}, que vous avez acceptée.} other {Le jour est à vous.}} Nous avons hâte de faire la fête avec vous.',
  'quote_approved.action': 'Ouvrir votre page',
  'quote_approved.closing':
    'Le nombre de personnes change, ou vous avez une autre question\u00a0? Écrivez-nous depuis votre page ou appelez-nous au <call>{phone}</call>.',
  'quote_reopened.state': 'Pas encore confirmée',
  'quote_reopened.subject': 'Votre fête du {shortDate} n’est pas encore confirmée',
  'quote_reopened.preheader':
    'Toutes nos excuses : nous vous répondons au plus vite. Référence {reference}.',
  'quote_reopened.title': 'Votre fête n’est pas encore confirmée',
  'quote_reopened.intro':
    'notre confirmation est partie trop tôt, et nous vous prions de nous en excuser : <b>votre demande est de nouveau en attente</b>. Nous vous répondons au plus vite.',
  'quote_reopened.action': 'Ouvrir votre page',
  'quote_reopened.closing': 'Une question ? Appelez-nous au <call>{phone}</call>.',
  'quote_rejected.state': 'Demande non retenue',
  'quote_rejected.subject': 'Demande non retenue\u00a0: votre fête du {shortDate}, {party}',
  'quote_rejected.preheader': 'Nous sommes désolés. Pour en parler, appelez-nous\u00a0: {phone}.',
  'quote_rejected.title': 'Ce n’est pas possible cette fois',
  'quote_rejected.intro':
    'merci d’avoir pensé à nous. Nous sommes désolés\u00a0: <b>nous ne pouvons pas donner suite à votre demande</b> pour le {mediumDate}, {party}.',
  'quote_rejected.action': 'Ouvrir votre page',
  'quote_rejected.closing':
    'Vous voulez essayer un autre jour, ou en savoir plus\u00a0? Appelez-nous au <call>{phone}</call>\u00a0: nous en parlerons volontiers.',
  'footer.reasonOfQuote':
    'Vous recevez cet e-mail parce que vous avez demandé un devis avec cette adresse. Ce n’est pas de la publicité et il n’y a rien à résilier.',
} satisfies QuoteMailTexts;
