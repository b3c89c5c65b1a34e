import type { GuestTexts } from './guestTexts.ts';

export const spanishTexts: GuestTexts = {
  greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : 'Hola:'),
  visit: ({ day, time, people }) =>
    `el ${day} a las ${time}, ${people} ${people === 1 ? 'persona' : 'personas'}`,
  received: (visit, link) =>
    `hemos recibido tu solicitud para ${visit}. Te respondemos pronto. La encuentras aquí: ${link}`,
  confirmed: (visit, link) =>
    `la mesa es tuya y te esperamos ${visit}. Aquí puedes ver, cambiar o anular tu reserva: ${link}`,
  declined: (visit) =>
    `lo sentimos, no podemos darte mesa para ${visit}. Escríbenos si quieres probar otro día u otra hora.`,
  changed: (visit, link) =>
    `tu reserva ha cambiado. Ahora te esperamos ${visit}. La encuentras aquí: ${link}`,
  change_declined: (visit, link) =>
    `lo sentimos, no podemos hacer el cambio que pediste. Tu reserva queda como estaba: ${visit}. La encuentras aquí: ${link}`,
  cancelled_by_guest: (visit) =>
    `hemos anulado tu reserva para ${visit}, como pediste. Esperamos verte pronto.`,
  cancelled: (visit) =>
    `lo sentimos, tenemos que anular tu reserva para ${visit}. Escríbenos si quieres venir otro día.`,
};
