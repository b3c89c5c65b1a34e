export type DomainEvent<Type extends string = string, Data extends object = object> = {
  readonly type: Type;
  readonly data: Readonly<Data>;
};

export type Decider<State, Command, Event extends DomainEvent> = {
  readonly initial: State;
  readonly decide: (command: Command, state: State) => readonly Event[];
  readonly evolve: (state: State, event: Event) => State;
};

export const fold = <State, Command, Event extends DomainEvent>(
  { initial, evolve }: Decider<State, Command, Event>,
  events: readonly Event[],
): State => events.reduce(evolve, initial);
