import type {
  Allergen,
  DietMark,
  DishView,
  DrinkView,
  SeedReport,
} from '#src/contracts/catalogue/menu-views.ts';
import type { MonthDay } from '#src/contracts/catalogue/dish-season.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';

export type DishDeclaration = {
  readonly name: string;
  readonly category: string;
  readonly price: string;
  readonly allergens: readonly Allergen[];
  readonly diets: readonly DietMark[];
  readonly isHomemade: boolean;
  readonly isFrozen: boolean;
  /** Older events do not contain the season. */
  readonly availableFrom?: MonthDay | null;
  readonly availableTo?: MonthDay | null;
};

export type DrinkDeclaration = {
  readonly name: string;
  readonly category: string;
  readonly subcategory: string | null;
  readonly price: string;
  readonly allergens: readonly Allergen[];
  readonly alcoholContent: string | null;
  readonly isAvailable: boolean;
};

/**
 * Records that demo data was added. `rows` maps the stream name of each added row to its initial
 * state, and is absent in older events.
 */
export type DemoEvent = DomainEvent<
  'DemoDataAdded',
  SeedReport & { readonly rows?: Readonly<Record<string, unknown>> }
>;
export const DEMO_STREAM = 'demo-data';

type DeclarationChange<Declaration> = {
  readonly before: Declaration;
  readonly declaration: Declaration;
};

/**
 * Data of a sold-out event. `date` is the service day, at whose end (04:00) the mark ends without
 * another event.
 */
type SoldOutFacts = { readonly name: string; readonly category: string; readonly date: string };

/**
 * Events of a dish. `DishChanged` contains the state before the change, because dishes of the demo
 * data have no earlier event.
 */
export type DishEvent =
  | DomainEvent<'DishAdded', { declaration: DishDeclaration }>
  | DomainEvent<'DishChanged', DeclarationChange<DishDeclaration>>
  | DomainEvent<'DishRemoved', { declaration: DishDeclaration }>
  | DomainEvent<'DishSoldOut', SoldOutFacts>
  | DomainEvent<'DishBackOnMenu', SoldOutFacts>;

export type DrinkEvent =
  | DomainEvent<'DrinkAdded', { declaration: DrinkDeclaration }>
  | DomainEvent<'DrinkChanged', DeclarationChange<DrinkDeclaration>>
  | DomainEvent<'DrinkRemoved', { declaration: DrinkDeclaration }>
  | DomainEvent<'DrinkSoldOut', SoldOutFacts>
  | DomainEvent<'DrinkBackOnMenu', SoldOutFacts>;

export const toDishDeclaration = ({
  name,
  category,
  price,
  allergens,
  diets,
  isHomemade,
  isFrozen,
  availableFrom,
  availableTo,
}: DishView): DishDeclaration => ({
  name,
  category,
  price,
  allergens,
  diets,
  isHomemade,
  isFrozen,
  availableFrom,
  availableTo,
});

export const toDrinkDeclaration = ({
  name,
  category,
  subcategory,
  price,
  allergens,
  alcoholContent,
  isAvailable,
}: DrinkView): DrinkDeclaration => ({
  name,
  category,
  subcategory,
  price,
  allergens,
  alcoholContent,
  isAvailable,
});
