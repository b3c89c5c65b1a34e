import type { z } from 'zod';

const wrongType: Readonly<Record<string, string>> = {
  string: 'Testo non valido',
  number: 'Numero non valido',
  int: 'Numero non valido',
  boolean: 'Indica true o false',
  array: 'Elenco non valido',
};

const tooBig = (origin: string, maximum: unknown): string => {
  if (origin === 'string') return `Massimo ${String(maximum)} caratteri`;
  return origin === 'array' ? `Massimo ${String(maximum)} voci` : 'Numero troppo grande';
};

const tooSmall = (origin: string, minimum: unknown): string => {
  if (origin === 'string') return `Almeno ${String(minimum)} caratteri`;
  return origin === 'array' ? `Almeno ${String(minimum)} voci` : 'Numero troppo piccolo';
};

export const italianValidationMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys')
    return `Campi non ammessi: ${issue.keys.join(', ').slice(0, 200)}`;
  if (issue.code === 'too_big') return tooBig(issue.origin, issue.maximum);
  if (issue.code === 'too_small') return tooSmall(issue.origin, issue.minimum);
  if (issue.code === 'invalid_format') return 'Formato non valido';
  if (issue.code !== 'invalid_type') return 'Valore non valido';
  if (issue.expected === 'object' && !issue.path?.length)
    return 'La richiesta deve essere un oggetto JSON';
  if (issue.input === undefined) return 'Campo obbligatorio';
  return wrongType[issue.expected] ?? 'Valore non valido';
};
