import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { MealType } from '#src/contracts/common/fields.ts';
import { DEFAULT_LANGUAGE } from '#src/contracts/languages.ts';

import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { font } from '#web/shared/ui/theme/tokens.ts';
import { toChoiceKey } from '../bookingFlowTypes.ts';
import type { ResolvedSearch, ShownTurn } from './resolveSearch.ts';
import { Chip, FieldHead, HiddenRadio, Hint, stateText, Tile } from './tileStyles.ts';

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(4.75rem, auto) minmax(0, 1fr);
  gap: 0.45rem 0.4rem;
  ${Chip} > span {
    height: 100%;
  }
  @media (max-width: 22em) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 62em) {
    grid-template-columns: 5.75rem minmax(0, 1fr);
    gap: 0.75rem 0.5rem;
  }
  @media (scripting: none) {
    noscript {
      display: contents;
    }
  }
`;
const Turns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4.6rem, 1fr));
  gap: 0.3rem;
  @media (min-width: 62em) {
    gap: 0.5rem;
  }
`;
const Turn = styled.label`
  position: relative;
  display: grid;
`;
const TurnTile = styled(Tile)`
  min-height: 4rem;
  padding: 0.35rem 0.2rem;
  text-align: center;
  font-size: 1.3125rem;
  line-height: 1.1;
  small {
    font: 600 0.8125rem/1.15 ${font.text};
    color: ${({ $state }) => stateText[$state]};
  }
  :checked + & small {
    color: inherit;
  }
  :checked + & > span::before {
    content: '✓ ' / '';
    font-size: 0.9rem;
  }
  @media (min-width: 62em) {
    --corner: 1.1rem;
    min-height: 5.25rem;
    font-size: 1.5rem;
  }
`;

const mealNames = { pranzo: 'booking.lunch', cena: 'booking.dinner' } as const;
const meals: readonly MealType[] = ['pranzo', 'cena'];

type Props = {
  search: ResolvedSearch;
  isInvalid: boolean;
  onMeal: (meal: MealType) => void;
  onTurn: (turn: ShownTurn) => void;
  /** Opens the next step after a pointer press. Arrow keys only select a turn. */
  onPress: (turn: ShownTurn) => void;
};

export const TurnField = ({ search, onMeal, ...options }: Props) => {
  const words = useTranslation();
  return (
    <fieldset>
      <VisuallyHidden as="legend">
        {words('booking.meal')}, {words('booking.turn')}
      </VisuallyHidden>
      <FieldHead aria-hidden="true">
        <span>{words('booking.meal')}</span>
        <span>
          {words('booking.turn')} <Hint>· {words('booking.turnHint')}</Hint>
        </span>
      </FieldHead>
      <Rows>
        {meals.map((meal) => (
          <MealTurns key={meal} meal={meal} search={search} onMeal={onMeal} options={options} />
        ))}
      </Rows>
    </fieldset>
  );
};

type MealProps = Pick<Props, 'search' | 'onMeal'> & {
  meal: MealType;
  options: Pick<Props, 'isInvalid' | 'onTurn' | 'onPress'>;
};

/**
 * Shows the turns of a meal. Late turns are only for browsers without JavaScript, which submit a
 * new day together with the turn.
 */
const MealTurns = ({ meal, search, onMeal, options }: MealProps) => {
  const words = useTranslation();
  const [turns, lateTurns] = [search.turns, search.lateTurns].map((some) =>
    some
      .filter(({ slot }) => slot.mealType === meal)
      .map((one) => (
        <TurnOption
          key={one.slot.id}
          turn={one}
          isChosen={one.slot.id === search.turn?.slot.id}
          {...options}
        />
      )),
  ) as [ReactNode[], ReactNode[]];
  const inRow = (tiles: ReactNode) => (
    <>
      <Chip>
        <HiddenRadio
          name="mealType"
          value={meal}
          checked={meal === search.mealType}
          onChange={() => onMeal(meal)}
        />
        <span>{words(mealNames[meal])}</span>
      </Chip>
      <Turns role="radiogroup" aria-label={`${words('booking.turn')}, ${words(mealNames[meal])}`}>
        {tiles}
      </Turns>
    </>
  );
  if (lateTurns.length === 0) return turns.length > 0 ? inRow(turns) : null;
  if (turns.length === 0) return <noscript>{inRow(lateTurns)}</noscript>;
  return inRow([<noscript key="late">{lateTurns}</noscript>, ...turns]);
};

/**
 * Returns true if a pointer caused the click. Keys also cause click events, but their `detail` is
 * 0.
 */
const isPointer = ({ detail }: MouseEvent): boolean => detail > 0;

type OptionProps = Pick<Props, 'isInvalid' | 'onTurn' | 'onPress'> & {
  turn: ShownTurn;
  isChosen: boolean;
};

const TurnOption = ({ turn, isChosen, isInvalid, onTurn, onPress }: OptionProps) => {
  const words = useTranslation();
  const { language } = useLanguage();
  const { slot, state } = turn;
  const { startTime, endTime, mealType, description } = slot;
  const name = [
    words(mealNames[mealType]),
    `${startTime}–${endTime}`,
    words(`booking.state.${state}`),
  ].join(', ');
  // Shows the description only in Italian, because staff do not translate it.
  const hasHint = description && language === DEFAULT_LANGUAGE;
  return (
    <Turn data-state={state} {...(hasHint ? { title: description } : {})}>
      <HiddenRadio
        name="timeSlot"
        value={toChoiceKey(slot)}
        data-meal={mealType}
        checked={isChosen}
        aria-label={name}
        {...(isInvalid ? { 'aria-invalid': true, 'aria-describedby': TURN_ERROR_ID } : {})}
        onChange={() => onTurn(turn)}
        onClick={(event) => isPointer(event) && onPress(turn)}
      />
      <TurnTile $state={state} aria-hidden="true">
        <span>{startTime}</span>
        <small>{state === 'loading' ? '…' : words(`booking.state.${state}`)}</small>
      </TurnTile>
    </Turn>
  );
};

export const TURN_ERROR_ID = 'turn-error';
