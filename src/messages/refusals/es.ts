import type { italianRefusalTexts } from './it.ts';

export const spanishRefusalTexts = {
  malformed: 'No se puede leer la solicitud.',
  invalid: 'La solicitud no es válida',
  csrf: 'La página ha caducado. Inténtalo de nuevo.',
  not_found: 'No encontrado.',
  method_not_allowed: 'Operación no permitida.',
  timeout: 'La solicitud ha tardado demasiado.',
  too_large: 'La solicitud es demasiado grande.',
  unsupported_type: 'Formato no admitido: envía JSON.',
  unsupported_coding: 'No se admite contenido comprimido: envíalo sin comprimir.',
  misdirected: 'Esta dirección no se sirve aquí.',
  unavailable: 'El servicio está ocupado en este momento. Inténtalo de nuevo en unos instantes.',
  unexpected: 'Se ha producido un error. Inténtalo más tarde.',
  too_many_requests: 'Demasiadas solicitudes. Inténtalo de nuevo dentro de poco.',
  'too_many_requests.searches':
    'Demasiadas búsquedas en poco tiempo. Inténtalo de nuevo en {retryAfter} segundos.',
  'too_many_requests.sign_ins':
    'Demasiados accesos en este momento. Inténtalo de nuevo en unos segundos.',
  login_required: 'Inicia sesión',
  bad_credentials: 'Usuario o contraseña incorrectos',
  too_many_attempts: 'Demasiados intentos de acceso. Inténtalo de nuevo en {retryAfter} segundos.',
  invalid_key: 'Idempotency-Key no válida: como máximo 64 caracteres sin espacios.',
  key_reused:
    'Esta solicitud ya se envió con datos distintos. Recarga la página e inténtalo de nuevo.',
  trap_filled: 'No se ha podido enviar el formulario: inténtalo de nuevo o llámanos al {phone}.',
  proof_needed:
    'Están llegando muchas solicitudes en este momento. Inténtalo de nuevo en {retryAfter} segundos o llámanos al {phone}.',
  quota_reached: 'Ya hemos recibido varias solicitudes tuyas hoy. Para otra, llámanos al {phone}.',
  reservation_unknown: 'Reserva no encontrada',
  date_too_far: 'Se puede reservar hasta el {lastDay, date, full}.',
  'date_too_far.quote': 'Se puede pedir presupuesto para fechas hasta el {lastDay, date, full}.',
  'slot_mismatch.meal': 'El turno elegido no es de esta comida',
  'slot_mismatch.turn': 'El turno indicado no coincide con el elegido',
  slot_inactive: 'Este turno ya no se puede reservar. Elige otro.',
  service_closed: 'El restaurante está cerrado para este servicio en esta fecha. Elige otro día.',
  turn_begun:
    'Este turno ya ha empezado o está a punto de empezar: ya no se puede reservar en línea.',
  table_unknown: 'Esta mesa ya no existe. Elige otra.',
  table_inactive: 'Esta mesa ya no está en uso. Elige otra.',
  table_blocked: 'Esta mesa no está disponible en este turno. Elige otra.',
  table_taken: 'Alguien acaba de reservar esta mesa. Elige otra: tus datos siguen aquí.',
  table_too_small: 'Esta mesa es demasiado pequeña para vuestro grupo.',
  table_too_large: 'Esta mesa está reservada para grupos más numerosos.',
  turn_full: 'No hay capacidad para {asked} personas. Pides {asked} plazas, quedan {left}.',
  'turn_full.just_now': 'Las plazas de este turno se acaban de agotar. Elige otro turno.',
} satisfies Record<keyof typeof italianRefusalTexts, string>;
