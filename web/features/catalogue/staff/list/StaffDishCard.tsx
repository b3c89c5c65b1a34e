import { useId } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { isInSeason } from '#src/contracts/catalogue/dish-season.ts';
import { allergenLabel, dietLabel, type DishView } from '#src/contracts/catalogue/menu-views.ts';
import { MissingTranslationBadges } from '#web/shared/translations/MissingTranslationBadges.tsx';
import { selectToday } from '#web/shared/store/serverContextSlice.ts';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import { EditAndRemoveButtons } from '#web/shared/ui/controls/EditAndRemoveButtons.tsx';
import { FlatCard } from '#web/shared/ui/layout/Card.ts';
import { art, color, font, tone } from '#web/shared/ui/theme/tokens.ts';
import { DishPicture } from '#web/features/catalogue/menu/items/DishPicture.tsx';
import { mutedInk } from '#web/shared/ui/layout/staffCardStyles.ts';
import { formatDayAndMonth } from '#web/shared/dates/dayAndMonth.ts';
import { canonicalCategoryName, categoryNote } from '../groupMenuByCategory.ts';
import { listMissingDescriptions } from '#web/shared/translations/missingTranslations.ts';

export const dishCardId = (id: string): string => `menu-row-${id}`;

type Props = { dish: DishView; onEdit: () => void; onRemove: () => void };

export const StaffDishCard = ({ dish, onEdit, onRemove }: Props) => {
  const titleId = useId();
  const { id, name, category, price, description, imageUrl } = dish;
  const note = categoryNote(category);
  return (
    <Paper
      as="article"
      id={dishCardId(id)}
      tabIndex={-1}
      aria-labelledby={titleId}
      $edge={note?.tone === 'warning' ? tone.medium.edge : color.cobalt}
    >
      <Picture>
        {imageUrl === null ? <p>Nessuna immagine</p> : <DishPicture imageUrl={imageUrl} />}
      </Picture>
      <Body>
        <PromotionBadges dish={dish} />
        <SeasonBadge dish={dish} />
        <Name>
          <h3 id={titleId}>{name}</h3>
          <b>{price}</b>
        </Name>
        <Category>{canonicalCategoryName(category)}</Category>
        <About>{description}</About>
        <Allergens dish={dish} />
        <KitchenBadges dish={dish} />
        <MissingTranslationBadges languages={listMissingDescriptions(dish)} />
        {note && <Note $warning={note.tone === 'warning'}>{note.text}</Note>}
        <Pair>
          <EditAndRemoveButtons name={name} onEdit={onEdit} onRemove={onRemove} />
        </Pair>
      </Body>
    </Paper>
  );
};

const PromotionBadges = ({ dish: { isNew, isPopular } }: { dish: DishView }) =>
  (isNew || isPopular) && (
    <Badges>
      {isNew && <Badge>Nuovo</Badge>}
      {isPopular && <Badge $tone="low">Popolare</Badge>}
    </Badges>
  );

const SeasonBadge = ({ dish }: { dish: DishView }) => {
  const today = useSelector(selectToday);
  const { availableFrom, availableTo } = dish;
  if (availableFrom === null) return null;
  const season = `${formatDayAndMonth(availableFrom)}–${formatDayAndMonth(availableTo)}`;
  return (
    <Badges>
      {isInSeason(dish, today) ? (
        <Badge $tone="high">Di stagione {season}</Badge>
      ) : (
        <Badge $tone="night">Fuori stagione: {season}</Badge>
      )}
    </Badges>
  );
};

const KitchenBadges = ({ dish: { isHomemade, isFrozen, diets } }: { dish: DishView }) =>
  (isHomemade || isFrozen || diets.length > 0) && (
    <Badges>
      {isHomemade && <Badge $tone="high">Fatto in casa</Badge>}
      {isFrozen && <Badge $tone="night">Surgelato</Badge>}
      {diets.length > 0 && (
        <Badge $tone="high">{dietLabel[diets.includes('vegan') ? 'vegan' : 'vegetarian']}</Badge>
      )}
    </Badges>
  );

const Allergens = ({ dish: { allergens } }: { dish: DishView }) => (
  <Small>
    {allergens.length === 0
      ? 'Nessun allergene dichiarato'
      : `Allergeni: ${allergens.map((one) => allergenLabel[one]).join(', ')}`}
  </Small>
);

const Paper = styled(FlatCard)`
  &&:focus-visible {
    outline: 3px solid ${color.ochre};
    outline-offset: 3px;
  }
`;
const Picture = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  height: 190px;
  overflow: hidden;
  background: ${color.sand} ${art.grain};
  picture {
    display: contents;
  }
  img {
    width: auto;
    height: 100%;
    padding: 10px;
  }
  img[data-photo] {
    width: 100%;
    padding: 0;
    object-fit: cover;
  }
  p {
    font-size: 0.9375rem;
    color: ${color.textMuted};
  }
`;
const Body = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: 8px;
  padding: 16px 22px 20px;
`;
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
const Name = styled.header`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 4px 14px;
  flex-wrap: wrap;
  h3 {
    flex: 1 1 0;
    min-width: min(100%, 9.375rem);
    font-size: 1.4375rem;
    overflow-wrap: anywhere;
  }
  b {
    font: 600 1.3125rem/1.15 ${font.display};
    font-variant-numeric: lining-nums tabular-nums;
    color: ${color.cobalt};
    overflow-wrap: anywhere;
  }
`;
const Category = styled.p`
  font: 700 0.75rem/1.3 ${font.text};
  letter-spacing: 0.09em;
  text-transform: uppercase;
  color: ${mutedInk};
`;
const About = styled.p`
  font-size: 0.96875rem;
  line-height: 1.5;
  overflow-wrap: anywhere;
`;
const Small = styled.p`
  font-size: 0.875rem;
  line-height: 1.45;
  color: ${mutedInk};
`;
const Note = styled.p<{ $warning: boolean }>`
  padding: 10px 14px;
  border-left: 4px solid ${({ $warning }) => ($warning ? color.ochre : color.cobalt)};
  font-size: 0.90625rem;
  line-height: 1.45;
  background: ${({ $warning }) => tone[$warning ? 'medium' : 'night'].ground};
  color: ${({ $warning }) => tone[$warning ? 'medium' : 'night'].text};
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  margin-top: auto;
  padding-top: 10px;
`;
