import { venue } from '#src/venue.ts';
import { withNoBreakSpaces } from '#web/shared/phoneLinks.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { ButtonAnchor, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { useFormatLongDay } from '../useBookingSummaryText.ts';
import { CallLink, Note, Stack, WideOnly } from './noteStyles.ts';
import { useOfferPaths } from './offerPaths.ts';
import { Offers } from './Offers.tsx';
import type { ResolvedSearch } from './resolveSearch.ts';
import type { SearchOutcome } from './searchOutcome.ts';
import { useShortDay } from './useShortDay.ts';

type Props<Kind extends SearchOutcome['kind']> = {
  outcome: Extract<SearchOutcome, { kind: Kind }>;
  search: ResolvedSearch;
  people: number;
};

const { href, display } = venue.phone;
const phone = withNoBreakSpaces(display);

export const FullDayNote = ({ outcome, search, people }: Props<'fullDay'>) => {
  const words = useTranslation();
  const day = useFormatLongDay();
  const { toWaitingList } = useOfferPaths(people);
  const { date, turn } = search;
  const { nearby, next } = outcome;
  return (
    <Stack>
      <Note $tone="low">
        <strong>{words('booking.none')}</strong>.{' '}
        {words('booking.dayFull', { day: day.asTitle(date) })}
      </Note>
      <Offers
        title={words(turn ? 'booking.offersNearby' : 'booking.offersNearbyDays')}
        offers={nearby}
        people={people}
      />
      {nearby.length === 0 && (
        <Offers title={words('booking.offersNext', { n: people })} offers={next} people={people} />
      )}
      <div>
        <h2>{words('booking.wantDay', { day: day.inSentence(date) })}</h2>
        <p>{words('waiting.joinLead')}</p>
      </div>
      <WideOnly>
        <ButtonLink to={toWaitingList(date, turn?.slot.id ?? null)}>
          {words('waiting.open')}
        </ButtonLink>
      </WideOnly>
      <CallLink href={href}>{words('recover.call', { phone })}</CallLink>
    </Stack>
  );
};

export const ClosedDayNote = ({ outcome: { next }, search, people }: Props<'closedDay'>) => {
  const words = useTranslation();
  const day = useFormatLongDay();
  const shortDay = useShortDay();
  const { toSearch } = useOfferPaths(people);
  const [first] = next;
  return (
    <Stack>
      <Note $tone="off">
        <strong>{words('booking.dayClosed', { day: day.asTitle(search.date) })}</strong>{' '}
        {words('booking.dayClosedText')}
      </Note>
      {first ? (
        <>
          <Offers
            title={words('booking.offersNext', { n: people })}
            offers={next}
            people={people}
          />
          <p>{words('booking.offersNextHint')}</p>
          <WideOnly>
            <ButtonLink to={toSearch(first)} preventScrollReset>
              {words('booking.goTo', { day: shortDay(first.date) })}
            </ButtonLink>
          </WideOnly>
        </>
      ) : (
        <CallLink href={href}>{words('recover.call', { phone })}</CallLink>
      )}
    </Stack>
  );
};

export const LateDayNote = ({ outcome: { next }, people }: Props<'lateDay'>) => {
  const words = useTranslation();
  return (
    <Stack>
      <Note $tone="medium">
        <strong>{words('booking.dayLate')}</strong> {words('booking.dayLateCall')}
      </Note>
      <WideOnly>
        <ButtonAnchor href={href}>
          {words('booking.callNow')} {phone}
        </ButtonAnchor>
      </WideOnly>
      <Offers title={words('booking.offersFirst')} offers={next} people={people} />
    </Stack>
  );
};
