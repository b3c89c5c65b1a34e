export type DomainEvent<Type extends string = string, Data extends object = object> = {
  readonly type: Type;
  readonly data: Readonly<Data>;
};

/** What may happen (`decide`) and what has happened (`evolve`), as plain functions. */
export type Decider<State, Command, Event extends DomainEvent> = {
  readonly initial: State;
  readonly decide: (command: Command, state: State) => readonly Event[];
  readonly evolve: (state: State, event: Event) => State;
};

/** The state that a history leads to. */
export const fold = <State, Command, Event extends DomainEvent>(
  { initial, evolve }: Decider<State, Command, Event>,
  events: readonly Event[],
): State => events.reduce(evolve, initial);
