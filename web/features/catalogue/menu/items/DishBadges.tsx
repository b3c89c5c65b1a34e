import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import type { MenuDish } from '#web/features/catalogue/localizeMenu.ts';

const flags = ['isNew', 'isPopular', 'isHomemade', 'isFrozen'] as const;
type Flag = (typeof flags)[number];

const badgeColors: Record<Flag, { ground: string; ink: string }> = {
  isNew: { ground: color.cobalt, ink: color.ivory },
  isPopular: { ground: color.terracotta, ink: color.surface },
  isHomemade: { ground: color.green, ink: color.ivory },
  isFrozen: { ground: color.frost, ink: color.navy },
};

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Badge = styled.li<{ $ground: string; $ink: string }>`
  padding: 6px 9px;
  font: 700 0.78125rem/1.05 ${font.text};
  letter-spacing: 0.03em;
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
`;
const Diet = styled.li`
  padding: 4.5px 8px;
  font: 700 0.78125rem/1.05 ${font.text};
  letter-spacing: 0.03em;
  border: 1.5px solid ${color.green};
  color: ${color.green};
`;

export const DishBadges = ({ dish }: { dish: MenuDish }) => {
  const words = useTranslation();
  const diet = dish.diets.includes('vegan') ? 'vegan' : dish.diets[0];
  const shown = flags.filter((flag) => dish[flag]);
  if (shown.length === 0 && !diet) return null;
  return (
    <List aria-label={words('menu.badges')}>
      {shown.map((flag) => (
        <Badge key={flag} $ground={badgeColors[flag].ground} $ink={badgeColors[flag].ink}>
          {words(`menu.badge.${flag}`)}
        </Badge>
      ))}
      {diet && <Diet>{words(`menu.diet.${diet}`)}</Diet>}
    </List>
  );
};
