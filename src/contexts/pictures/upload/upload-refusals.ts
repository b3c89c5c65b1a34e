import { refuse } from '#src/kernel/domain-error.ts';

export const refuseTooLarge = (): never =>
  refuse({ kind: 'too-large', code: 'too_large', message: 'Il file deve essere inferiore a 10MB' });

export const refuseExpiredUpload = (): never =>
  refuse({
    kind: 'gone',
    code: 'upload_expired',
    message:
      'Il permesso di caricamento è scaduto o è già stato usato. Seleziona di nuovo il file.',
  });
