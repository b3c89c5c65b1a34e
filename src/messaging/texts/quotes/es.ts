import type { QuoteMailTexts } from './it.ts';

export const spanishQuoteMailTexts = {
  'quote_facts.caption': 'Los datos de la fiesta',
  'quote_received.state': 'Solicitud recibida',
  'quote_received.subject': 'Solicitud recibida: tu fiesta del {shortDate}, {party}',
  'quote_received.preheader': 'Te mandamos una propuesta por escrito. Código {reference}.',
  'quote_received.title': 'Tenemos tu solicitud',
  'quote_received.intro':
    'gracias por escribirnos. Preparamos una propuesta con el precio y te la enviamos a esta dirección.',
  'quote_received.action': 'Abrir tu página',
  'quote_received.closing':
    'La propuesta aparece también en tu página, donde puedes aceptarla o hacernos una pregunta. Guarda el enlace.',
  'quote_proposed.state': 'Esperamos tu respuesta',
  'quote_proposed.subject': 'Nuestra propuesta {version} para el {shortDate}: {price}',
  'quote_proposed.preheader':
    '{held, select, yes {Te guardamos el día hasta el {untilDate}, {until}.} other {Léela con calma y dinos qué te parece.}}',
  'quote_proposed.title': 'Nuestra propuesta {version}',
  'quote_proposed.intro':
    'la propuesta para tu fiesta está lista. La tienes completa en tu página.',
  'quote_proposed.action': 'Leer la propuesta',
  'quote_proposed.closing':
    '{held, select, yes {Te guardamos el día hasta el {untilDate}, {until}; después, la fecha queda libre. } other {}}Desde tu página puedes aceptarla o hacernos una pregunta. El enlace no acepta nada por sí solo: antes lo revisas todo.',
  'quote_accepted.state': 'Aceptada por ti',
  'quote_accepted.subject': 'Has aceptado la propuesta {version} para el {shortDate}',
  'quote_accepted.preheader': '{price}. Lo revisamos todo y te confirmamos. Código {reference}.',
  'quote_accepted.title': 'Tenemos tu sí',
  'quote_accepted.intro':
    '<b>has aceptado la propuesta {version}</b>. Lo revisamos todo y te confirmamos la fiesta.',
  'quote_accepted.action': 'Abrir tu página',
  'quote_accepted.closing': '¿No la has aceptado tú o has cambiado de idea? Llámanos.',
  'quote_approved.state': 'Confirmada',
  'quote_approved.subject': 'Tu fiesta está confirmada: {shortDate}, {party}',
  'quote_approved.preheader':
    '{agreed, select, yes {Propuesta {version}, {price}.} other {El día es tuyo.}} Código {reference}.',
  'quote_approved.title': 'Tu fiesta está confirmada',
  'quote_approved.intro':
    '<b>está todo confirmado</b>. {agreed, select, yes {Vale la propuesta {version}, la que has aceptado.} other {El día es tuyo.}} Tenemos muchas ganas de celebrarlo contigo.',
  'quote_approved.action': 'Abrir tu página',
  'quote_approved.closing':
    '¿Cambia el número de personas o tienes otra pregunta? Escríbenos desde tu página o llámanos al <call>{phone}</call>.',
  'quote_reopened.state': 'Pendiente de confirmar',
  'quote_reopened.subject': 'Tu celebración del {shortDate} aún no está confirmada',
  'quote_reopened.preheader': 'Lo sentimos: te respondemos cuanto antes. Referencia {reference}.',
  'quote_reopened.title': 'Tu celebración aún no está confirmada',
  'quote_reopened.intro':
    'te enviamos la confirmación antes de tiempo y te pedimos disculpas: <b>tu solicitud vuelve a estar pendiente</b>. Te respondemos cuanto antes.',
  'quote_reopened.action': 'Abre tu página',
  'quote_reopened.closing': 'Si tienes cualquier duda, llámanos al <call>{phone}</call>.',
  'quote_rejected.state': 'Solicitud no aceptada',
  'quote_rejected.subject': 'Solicitud no aceptada: tu fiesta del {shortDate}, {party}',
  'quote_rejected.preheader': 'Lo sentimos. Si quieres hablarlo, llámanos: {phone}.',
  'quote_rejected.title': 'Esta vez no es posible',
  'quote_rejected.intro':
    'gracias por pensar en nosotros. Lo sentimos: <b>no podemos aceptar tu solicitud</b> para el {mediumDate}, {party}.',
  'quote_rejected.action': 'Abrir tu página',
  'quote_rejected.closing':
    '¿Quieres probar con otro día o saber más? Llámanos al <call>{phone}</call>: lo hablamos con mucho gusto.',
  'footer.reasonOfQuote':
    'Recibes este correo porque pediste un presupuesto con esta dirección. No es publicidad y no hay nada de lo que darse de baja.',
} satisfies QuoteMailTexts;
