import { z } from 'zod';
import {
  closureService,
  weekday,
  type ClosureDraft,
  type ClosureView,
} from '#src/contracts/closures.ts';
import { optionalText } from '#src/contracts/common/fields.ts';
import { MAX_LENGTHS } from '#src/contracts/common/limits.ts';

const WEEKDAY_MISSING = 'Il giorno della settimana è obbligatorio';
const ONLY_ONE = 'Seleziona solo una data specifica o un giorno ricorrente, non entrambi';

const fields = z.object({
  type: z.enum(['date', 'weekday']),
  date: z.string(),
  weekday: z.string(),
  service: closureService,
  note: optionalText(MAX_LENGTHS.notes),
  active: z.boolean(),
});
export type ClosureFields = z.input<typeof fields>;
type Parsed = z.output<typeof fields>;

const findIssue = (
  { type, date, weekday: day }: Parsed,
  today: string,
  currentDate: string | null,
): [keyof ClosureFields, string] | null => {
  if (date && day) return [type, ONLY_ONE];
  if (type === 'date') {
    if (!z.iso.date().safeParse(date).success) return ['date', 'La data è obbligatoria'];
    return date < today && date !== currentDate
      ? ['date', 'La data non può essere nel passato']
      : null;
  }
  if (day === '') return ['weekday', WEEKDAY_MISSING];
  const judged = weekday.safeParse(Number(day));
  return judged.success ? null : ['weekday', judged.error.issues[0]!.message];
};

const toDraft = ({ type, date, weekday: day, ...rest }: Parsed): ClosureDraft =>
  type === 'date' ? { ...rest, date } : { ...rest, weekday: Number(day) };

/**
 * Creates the form's schema with the rules of specification §5. A past date is valid only if the
 * edited closure already has it (spec note 10).
 */
export const createClosureFormSchema = (today: string, currentDate: string | null) =>
  fields.transform((parsed, ctx): ClosureDraft => {
    const issue = findIssue(parsed, today, currentDate);
    if (issue) ctx.addIssue({ code: 'custom', path: [issue[0]], message: issue[1] });
    return toDraft(parsed);
  });

/** Defaults of a new closure, which specification §9 prescribes. */
export const emptyClosure: ClosureFields = {
  type: 'date',
  date: '',
  weekday: '',
  service: 'all',
  note: '',
  active: true,
};

export const toClosureFields = ({
  date,
  weekday: day,
  service,
  note,
  active,
}: ClosureView): ClosureFields => ({
  type: date === null ? 'weekday' : 'date',
  date: date ?? '',
  weekday: day === null ? '' : String(day),
  service,
  note: note ?? '',
  active,
});
