import type { PhotographView } from '#src/contracts/catalogue/photographs.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';

/**
 * Data of a photograph in events. Leaves out the description, because staff may write a person's
 * name into it.
 */
export type PhotographDeclaration = { readonly imageUrl: string; readonly isShown: boolean };

export type PhotographEvent =
  | DomainEvent<'PhotographAdded', { declaration: PhotographDeclaration }>
  | DomainEvent<
      'PhotographChanged',
      { before: PhotographDeclaration; declaration: PhotographDeclaration }
    >
  | DomainEvent<'PhotographMoved', { from: number; to: number }>
  | DomainEvent<'PhotographRemoved', { declaration: PhotographDeclaration }>;

export const toPhotographDeclaration = ({
  imageUrl,
  isShown,
}: PhotographView): PhotographDeclaration => ({ imageUrl, isShown });
