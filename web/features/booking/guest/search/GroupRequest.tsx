import { useState } from 'react';
import { venue } from '#src/venue.ts';
import { MAX_EVENT_PARTY_SIZE, MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { MealChoice } from '#web/shared/ui/forms/MealChoice.tsx';
import type { MealType } from '#src/contracts/common/fields.ts';
import { useFormatLongDay } from '../useBookingSummaryText.ts';
import { CallLink, Note, Stack, WideOnly } from './noteStyles.ts';
import { useOfferPaths } from './offerPaths.ts';

const SMALLEST_GROUP = MAX_ONLINE_PARTY_SIZE + 1;

type Props = {
  date: string;
  mealType: MealType;
  people: number;
  onPeople: (people: number) => void;
  onMeal: (meal: MealType) => void;
};

/**
 * Asks a large group to request a quote. The link contains the date, meal and number of people that
 * the guest chose.
 */
export const GroupRequest = ({ date, mealType, people, onPeople, onMeal }: Props) => {
  const words = useTranslation();
  const day = useFormatLongDay();
  const { toGroupRequest } = useOfferPaths(people);
  const { href, display: phone } = venue.phone;
  const count = words('booking.peopleCount', { n: people });
  return (
    <Stack>
      <Note $tone="night">
        <strong>{words('field.peopleMax')}.</strong> {words('booking.groupText')}
      </Note>
      <GroupSize people={people} onPeople={onPeople} />
      <MealChoice value={mealType} onChange={onMeal} />
      {date && <p>{words('booking.groupCarried', { day: day.inSentence(date), people: count })}</p>}
      <WideOnly>
        <ButtonLink to={toGroupRequest(date, mealType)}>{words('booking.groupAsk')}</ButtonLink>
      </WideOnly>
      <CallLink href={href}>{words('recover.call', { phone })}</CallLink>
    </Stack>
  );
};

/** Asks for the size of the group. Accepts incomplete input, such as the first digit of 12. */
const GroupSize = ({ people, onPeople }: Pick<Props, 'people' | 'onPeople'>) => {
  const words = useTranslation();
  const [text, setText] = useState(String(people));
  const change = (typed: string) => {
    setText(typed);
    if (Number(typed) >= SMALLEST_GROUP) onPeople(Math.floor(Number(typed)));
  };
  return (
    <Field label={words('booking.groupSize')}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={SMALLEST_GROUP}
          max={MAX_EVENT_PARTY_SIZE}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  );
};
