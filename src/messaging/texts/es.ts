import type { GuestMailTexts } from './it.ts';
import { spanishQuoteMailTexts } from './quotes/es.ts';

export const spanishGuestMailTexts = {
  greeting: '{named, select, yes {Hola, {name}:} other {Hola:}}',
  'date.dayAndMonth': '{day} de {month}',
  'date.long': '{weekday} {dayAndMonth} de {year}',
  'date.medium': '{weekday} {dayAndMonth}',
  'date.short': '{weekdayShort}. {dayAndMonth}',
  'date.shortest': '{weekdayShort}. {day}',
  party: '{people, plural, one {# persona} other {# personas}}',
  arrival: 'entre las {start} y las {end}',
  'arrival.at': 'a las {time}',
  where: '{venue}, {street}, provincia de {province}',

  'facts.caption': 'Tu reserva',
  'facts.when': 'Cuándo',
  'facts.tomorrow': 'Mañana',
  'facts.was': 'Era para el',
  'facts.arrival': 'Llegada',
  'facts.people': 'Personas',
  'facts.table': 'Mesa',
  'facts.where': 'Dónde',
  'facts.code': 'Código',
  'facts.noTable': 'La elegimos nosotros',
  'facts.before': 'Antes: <old></old>',
  'facts.floor':
    '{floor, select, 0 {Planta baja} 1 {Primera planta} 2 {Segunda planta} other {Planta {floor}}}',
  'facts.stay':
    '{meal, select, pranzo {La mesa es tuya durante todo el almuerzo} other {La mesa es tuya toda la velada}}',

  'received.state': 'Pendiente de respuesta',
  'received.subject': 'Solicitud recibida: {shortDate}, {start}, {party}',
  'received.preheader': 'La miramos y te respondemos a esta dirección. Código {reference}.',
  'received.title': 'Hemos recibido tu solicitud',
  'received.intro':
    '<b>la mesa todavía no está confirmada</b>; te escribiremos aquí en cuanto lo esté.',
  'received.answerTime':
    'Solemos responder en {hours, plural, =0 {{minutes} minutos} one {una hora{half, select, yes { y media} other {}}} other {# horas{half, select, yes { y media} other {}}}}, en horario de apertura.',
  'received.action': 'Seguir la solicitud',
  'received.closing':
    'Va adjunta una cita provisional para tu calendario. Puedes cambiar o anular desde tu enlace hasta que empiece el turno, a las {start}, sin coste.',

  'confirmed.state': 'Confirmada',
  'confirmed.subject': 'Confirmada: {shortDate}, {start}, {party}',
  'confirmed.preheader': 'La mesa es tuya. Llegada {arrival}, código {reference}.',
  'confirmed.title': 'La mesa es tuya',
  'confirmed.intro':
    '{meal, select, pranzo {te esperamos el {weekday} a almorzar.} other {te esperamos el {weekday} por la noche.}}',
  'confirmed.action': 'Ver mi reserva',
  'confirmed.closing':
    'La cita para tu calendario va adjunta. Puedes cambiar o anular desde tu enlace hasta que empiece el turno, a las {start}, sin coste.',

  'changed.state': 'Cambiada y confirmada',
  'changed.subject':
    '{change, select, time {Cambiada: {shortDate}, ahora a las {start}, {party}} other {Cambiada: {shortDate}, {start}, {party}}}',
  'changed.preheader': 'Vale esta reserva; la anterior ya no cuenta. Código {reference}.',
  'changed.title':
    '{change, select, date {Nueva fecha: {dayAndMonth}} time {La nueva hora: las {start}} people {La mesa ahora es para {people}} table {Tu mesa ha cambiado} other {Tu reserva está actualizada}}',
  'changed.intro': 'tu reserva está actualizada. Vale esta; la anterior ya no cuenta.',
  'changed.action': 'Ver mi reserva',
  'changed.closing':
    'La cita actualizada para tu calendario va adjunta. Puedes cambiar o anular desde tu enlace hasta que empiece el turno, a las {start}, sin coste.',

  'change_declined.state': 'Sin cambios',
  'change_declined.subject': 'Sin cambios: {shortDate}, {start}, {party}',
  'change_declined.preheader': 'No podemos hacer el cambio que pediste. Código {reference}.',
  'change_declined.title': 'La reserva queda como estaba',
  'change_declined.intro':
    'no podemos hacer el cambio que pediste: sigue valiendo lo que ves aquí abajo.',
  'change_declined.action': 'Ver mi reserva',
  'change_declined.closing':
    'Puedes pedir otro cambio o anular desde tu enlace hasta que empiece el turno, a las {start}, sin coste.',

  'corrected.state': 'Corregida y confirmada',
  'corrected.subject': 'Corregido: {shortDate}, {start}, {party}',
  'corrected.preheader': 'El mensaje anterior ya no vale. Código {reference}.',
  'corrected.title': 'Tu reserva sigue en pie',
  'corrected.intro':
    'el mensaje anterior fue un error nuestro y te pedimos disculpas: <b>vale la reserva que ves aquí abajo</b>.',
  'corrected.action': 'Ver mi reserva',
  'corrected.closing':
    'La cita corregida para tu calendario va adjunta. Puedes cambiar o anular desde tu enlace hasta que empiece el turno, a las {start}, sin coste.',

  'corrected_pending.state': 'Pendiente de respuesta',
  'corrected_pending.subject': 'Corregido: solicitud abierta, {shortDate}, {start}',
  'corrected_pending.preheader': 'El mensaje anterior ya no vale. Código {reference}.',
  'corrected_pending.title': 'Tu solicitud sigue abierta',
  'corrected_pending.intro':
    'el mensaje anterior fue un error nuestro y te pedimos disculpas: <b>la mesa todavía no está confirmada</b>; te escribiremos aquí en cuanto lo esté.',
  'corrected_pending.action': 'Seguir la solicitud',
  'corrected_pending.closing':
    'Va adjunta una cita provisional para tu calendario. Puedes cambiar o anular desde tu enlace hasta que empiece el turno, a las {start}, sin coste.',

  'cancelled_by_guest.state': 'Anulada por ti',
  'cancelled_by_guest.subject': 'Anulada: {shortDate}, {start}, {party}',
  'cancelled_by_guest.preheader': 'Todo listo: no tienes que hacer nada más.',
  'cancelled_by_guest.title': 'Reserva anulada',
  'cancelled_by_guest.intro':
    'hemos liberado la mesa y no tienes que hacer nada más. Gracias por avisarnos a tiempo.',
  'cancelled_by_guest.action': 'Reservar otro día',
  'cancelled_by_guest.closing':
    'Si tienes la cita en tu calendario, abre el archivo adjunto; si no desaparece, bórrala a mano. ¿No la has anulado tú? Llámanos: si la mesa sigue libre, vuelve a ser tuya.',

  'reminder.state': 'Confirmada · es mañana',
  'reminder.subject': 'Mañana a las {start} te esperamos: ¿vienes?',
  'reminder.preheader': '{ShortDate}, {party}. Un toque para decir que sí.',
  'reminder.title': 'Mañana te esperamos',
  'reminder.intro':
    '{meal, select, pranzo {tu mesa estará lista mañana al mediodía.} other {tu mesa estará lista mañana por la noche.}} Con un toque sabremos que vienes.',
  'reminder.action': 'Allí estaré',
  'reminder.refuse': 'No puedo ir',
  'reminder.closing':
    '¿Una persona menos, o un retraso? Dínoslo desde <link>tu enlace</link>. Puedes anular hasta mañana a las {start}, sin coste.',

  'offer.state': 'Oferta · termina a las {until}',
  'offer.subject': 'Hay una mesa libre el {shortestDate}: es tuya hasta las {until}',
  'offer.preheader':
    '{Party}, {start}. Te la guardamos hasta las {until}; después pasa a quien sigue.',
  'offer.title': 'Ha quedado una mesa libre',
  'offer.intro':
    'es la que esperabas. <b>Te la guardamos hasta las {until} del {untilDate}</b>; después se la ofrecemos a quien sigue.',
  'offer.action': 'Quiero la mesa',
  'offer.refuse': 'Ya no la necesito',
  'offer.closing_request':
    'Si la quieres, te la guardamos: te confirmamos en cuanto podamos y entonces te enviamos la cita para tu calendario. Si no respondes, sigues en la lista para los otros turnos que elegiste.',
  'offer.closing':
    'Si la quieres, queda confirmada al momento y te enviamos la cita para tu calendario. Si no respondes, sigues en la lista para los otros turnos que elegiste.',

  'declined.state': 'Solicitud no aceptada',
  'declined.subject': 'Solicitud no aceptada: {shortDate}, {start}{alternatives}',
  'declined_full.subject': '{ShortestDate} a las {start} no tenemos mesa{alternatives}',
  'declined_full.title': 'A esa hora estamos completos',
  'declined_full.intro': 'el {mediumDate} a las {start} no tenemos una mesa para {party}.',
  'declined_full.closing':
    '{count, plural, =0 {¿No te va bien otro día? Apúntate a la lista de espera de las {start} o llámanos.} one {¿No te va bien? <days>Mira otros días</days>, apúntate a la lista de espera de las {start} o llámanos. Código: <b>{reference}</b>.} other {¿No te va bien ninguna? <days>Mira otros días</days>, apúntate a la lista de espera de las {start} o llámanos. Código: <b>{reference}</b>.}} Si tienes la cita en tu calendario, abre el archivo adjunto; si no desaparece, bórrala a mano.',
  'declined_closed.title':
    '{meal, select, pranzo {{Weekday} al mediodía, cerrado} other {{Weekday} por la noche, cerrado}}',
  'declined_closed.intro':
    'el {mediumDate} {meal, select, pranzo {al mediodía} other {por la noche}} estamos cerrados y no podemos aceptar tu solicitud para {party}.',
  'declined_short_notice.title': 'El aviso llega muy justo',
  'declined_short_notice.intro':
    'tu solicitud para el {mediumDate} a las {start} ha llegado demasiado cerca del turno y no podemos aceptarla.',
  'declined_contact.title': 'No conseguimos localizarte',
  'declined_contact.intro':
    'con los datos que nos dejaste no conseguimos localizarte, y no podemos guardar la mesa del {mediumDate} a las {start}. Llámanos y lo arreglamos juntos.',
  'declined_duplicate.title': 'Ya tenemos tu solicitud',
  'declined_duplicate.intro':
    'para el {mediumDate} ya tenemos otra solicitud tuya, que no cambia. Esta segunda la hemos retirado.',
  'declined_other.title': 'Esta vez no es posible',
  'declined_other.intro':
    'no podemos aceptar tu solicitud para el {mediumDate} a las {start}, {party}. Si quieres saber más, llámanos.',

  'cancelled.state': 'Anulada por el restaurante',
  'cancelled.subject': 'Anulada: {shortDate}, {start}, {party}{alternatives}',
  'cancelled_closed.subject':
    'El {shortDate} cerramos {meal, select, pranzo {al mediodía} other {por la noche}}{alternatives}',
  'cancelled_closed.title':
    '{meal, select, pranzo {{Weekday} al mediodía, cerrado} other {{Weekday} por la noche, cerrado}}',
  'cancelled_closed.intro':
    'lo sentimos, pero el {mediumDate} {meal, select, pranzo {al mediodía} other {por la noche}} estamos cerrados y tu reserva de las {start} para {party} queda anulada.',
  'cancelled_table.title': 'Ya no tenemos la mesa',
  'cancelled_table.intro':
    'lo sentimos, pero el {mediumDate} a las {start} ya no tenemos una mesa para {party}, y tu reserva queda anulada.',
  'cancelled_asked.state': 'Anulada a petición tuya',
  'cancelled_asked.title': 'Reserva anulada',
  'cancelled_asked.intro':
    'hemos anulado tu reserva del {mediumDate} a las {start}, como nos pediste: no tienes que hacer nada más.',
  'cancelled_other.title': 'Tu reserva queda anulada',
  'cancelled_other.intro':
    'lo sentimos, pero hemos tenido que anular tu reserva del {mediumDate} a las {start} para {party}.',

  'alternatives.inSubject':
    '{count, plural, =0 {} one {: una alternativa} =2 {: dos alternativas} other {: # alternativas}}',
  'alternatives.preheader':
    '{count, plural, =0 {Mira otros días o llámanos. Código {reference}.} other {{Options}: basta un toque.}}',
  'alternatives.option': '{weekday} a las {start}',
  'alternatives.intro':
    '{count, plural, =0 {} one {Esta mesa está libre mientras te escribimos: si la eliges, te confirmamos pronto.} other {Estas mesas están libres mientras te escribimos: si eliges una, te confirmamos pronto.}}',
  'alternatives.choose': 'Elijo el {weekday}',
  'alternatives.chooseTime': 'Elijo las {start}',
  'alternatives.action': 'Ver otros días',
  'alternatives.closing':
    '{count, plural, =0 {Para cualquier duda, llámanos.} one {¿No te va bien? <days>Mira otros días</days> o llámanos. Código: <b>{reference}</b>.} other {¿No te va bien ninguna? <days>Mira otros días</days> o llámanos. Código: <b>{reference}</b>.}} Si tienes la cita en tu calendario, abre el archivo adjunto; si no desaparece, bórrala a mano.',

  'facts.price': 'Precio',
  'facts.option': 'Te guardamos el día hasta el',
  quote_when: '{longDate}, {meal, select, pranzo {almuerzo} other {cena}}',
  quote_option: '{untilDate}, {until}',

  'calendar.summary': '{venue}, mesa para {people}',
  'calendar.description': 'Llegada {arrival}. Código {reference}.',

  'footer.address': '{street}, provincia de {province}, {region}',
  'footer.directions': 'Cómo llegar',
  'footer.phone': 'Teléfono <call>{phone}</call>',
  'footer.reason':
    'Recibes este mensaje porque alguien pidió una mesa con esta dirección. No es publicidad y no hay nada que cancelar.',
  'footer.reasonOfOffer':
    'Recibes este mensaje porque pediste un aviso si quedaba una mesa libre. La lista se borra una semana después de la fecha.',
  'footer.privacy': 'Privacidad',
  ...spanishQuoteMailTexts,
} satisfies GuestMailTexts;
