import type { FormEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import { DEFAULT_LANGUAGE } from '#src/contracts/languages.ts';
import { reloadAfterFailedImport } from '#web/shared/failedImport.ts';
import { translateFailure, translateFieldError } from '#web/shared/i18n/serverMessages.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { FieldError } from '#web/shared/ui/forms/Field.tsx';
import { OwnReservationCards } from '../recovery/OwnReservationCards.tsx';
import { Board, BoardColumn, ResultColumn, SearchLayout } from './boardStyles.ts';
import { DateFaultNote } from './DateFaultNote.tsx';
import { DateField } from './DateField.tsx';
import { PeopleField } from './PeopleField.tsx';
import { SearchResult } from './SearchResult.tsx';
import { SearchSummary } from './SearchSummary.tsx';
import { showsTurns } from './searchOutcome.ts';
import { TURN_ERROR_ID, TurnField } from './TurnField.tsx';
import { useTableSearch } from './useTableSearch.ts';
import type { SearchErrors } from './validateSearch.ts';

const FORM_ID = 'table-search';

const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
`;

type Props = { form: RefObject<HTMLFormElement | null> };

export const SearchStep = ({ form }: Props) => {
  const words = useTranslation();
  const table = useTableSearch();
  const { draft, days, search, outcome, errors } = table;
  const people = draft.numberOfPeople;
  const run = useFocusInvalid(form);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    run(table.submit);
  };
  return (
    <SearchLayout>
      <BoardColumn>
        <OwnReservationCards />
        <Board
          ref={form}
          id={FORM_ID}
          method="get"
          autoComplete="off"
          noValidate
          aria-busy={outcome.kind === 'loading'}
          onSubmit={onSubmit}
          onPointerDown={table.prepare}
          onFocus={table.prepare}
        >
          <LanguageField />
          <PeopleField value={people} onChange={table.changePeople} />
          <DateField
            date={search.date}
            days={days}
            people={people}
            meal={draft.mealType ?? (draft.timeSlot && search.turn ? search.mealType : null)}
            error={errors.date && translateFieldError(words, errors.date)}
            onChange={table.changeDate}
          />
          <ResultColumn>
            <DateFaultNote date={search.date} />
            {showsTurns(outcome) && (
              <TurnField
                search={search}
                isInvalid={errors.timeSlot !== undefined}
                onMeal={table.changeMeal}
                onTurn={table.changeTurn}
                onPress={(turn) => run(() => table.openTurn(turn))}
              />
            )}
            {errors.timeSlot && (
              <FieldError id={TURN_ERROR_ID} role="alert">
                {translateFieldError(words, errors.timeSlot)}
              </FieldError>
            )}
            <Result aria-live="polite">
              <SearchResult
                outcome={outcome}
                search={search}
                people={people}
                onPeople={table.changePeople}
                onMeal={table.changeMeal}
                retry={table.retry}
              />
            </Result>
          </ResultColumn>
        </Board>
      </BoardColumn>
      <SearchSummary search={search} outcome={outcome} people={people} formId={FORM_ID} />
    </SearchLayout>
  );
};

/**
 * Sends the language as a hidden field. Without JavaScript, the form would otherwise remove it from
 * the query.
 */
const LanguageField = () => {
  const { language } = useLanguage();
  return language === DEFAULT_LANGUAGE ? null : (
    <input type="hidden" name="lang" value={language} />
  );
};

const useFocusInvalid = (form: Props['form']) => {
  const words = useTranslation();
  const { language } = useLanguage();
  const { toast } = useToast();
  const focusInvalid = (errors: SearchErrors) => {
    const invalid = errors.date
      ? 'input[type=date]'
      : errors.timeSlot
        ? 'input[name=timeSlot]'
        : null;
    if (invalid) form.current?.querySelector<HTMLInputElement>(invalid)?.focus();
  };
  return (submit: () => Promise<SearchErrors>) =>
    void submit()
      .then(focusInvalid)
      .catch((failure: unknown) => {
        if (reloadAfterFailedImport()) return;
        toast({
          title: words('error.title'),
          description: translateFailure(words, language, failure),
          variant: 'destructive',
        });
      });
};
