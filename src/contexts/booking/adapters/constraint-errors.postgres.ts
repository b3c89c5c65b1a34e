import { DomainError } from '#src/kernel/domain-error.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import { message, type Message } from '#src/messages/message.ts';

const messageByConstraint: Record<string, Message> = {
  one_party_per_table_and_turn: message('table_taken'),
  one_party_per_held_table_and_turn: message('table_taken'),
  a_turn_never_exceeds_its_covers: message('turn_full.just_now'),
};

const findConstraint = (error: unknown): string =>
  (error as { constraint?: string } | null)?.constraint ?? '';

export const mapConstraintErrors =
  (inTransaction: InTransaction): InTransaction =>
  async (work) => {
    try {
      return await inTransaction(work);
    } catch (error) {
      const conflict = messageByConstraint[findConstraint(error)];
      throw conflict ? new DomainError({ kind: 'conflict', message: conflict }) : error;
    }
  };
