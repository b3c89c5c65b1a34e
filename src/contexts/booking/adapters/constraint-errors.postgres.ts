import { DomainError, type Refusal } from '#src/kernel/domain-error.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';

const refusalByConstraint: Record<string, Refusal> = {
  one_party_per_table_and_turn: {
    kind: 'conflict',
    code: 'table_taken',
    message:
      'Qualcuno ha appena prenotato questo tavolo. Scegline un altro: i tuoi dati restano qui.',
  },
  a_turn_never_exceeds_its_covers: {
    kind: 'conflict',
    code: 'turn_full',
    message: 'I posti di questo turno sono appena finiti. Scegli un altro turno.',
  },
};

const findConstraint = (error: unknown): string =>
  (error as { constraint?: string } | null)?.constraint ?? '';

export const mapConstraintErrors =
  (inTransaction: InTransaction): InTransaction =>
  async (work) => {
    try {
      return await inTransaction(work);
    } catch (error) {
      const refusal = refusalByConstraint[findConstraint(error)];
      throw refusal ? new DomainError(refusal) : error;
    }
  };
