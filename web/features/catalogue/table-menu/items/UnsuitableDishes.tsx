import { Fragment } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { useItalianLangAttribute } from '../../menu/useItalianLangAttribute.ts';
import type { Unsuitable } from '../filter/filterDishes.ts';
import { notInPrint } from '../tableMenuStyles.ts';

const Note = styled.p`
  margin-top: 0.625rem;
  padding: 0.625rem 0.875rem;
  border-left: 4px solid ${color.linen};
  background: #eedfc080;
  font-size: 0.9375rem;
  line-height: 1.5;
  small {
    font-size: inherit;
    color: ${color.textMuted};
  }
  ${notInPrint}
`;

const useReasons = () => {
  const words = useTranslation();
  return ({ allergens, diets }: Unsuitable): string =>
    [
      ...allergens.map((one) => words(`menu.allergen.${one}`)),
      ...diets.map((one) => words(`menu.table.not.${one}`)),
    ].join(', ');
};

export const UnsuitableDishes = ({ unsuitable }: { unsuitable: readonly Unsuitable[] }) => {
  const words = useTranslation();
  const italian = useItalianLangAttribute();
  const reasons = useReasons();
  if (unsuitable.length === 0) return null;
  return (
    <Note>
      <b>{words('menu.table.notForYou')}</b>{' '}
      {unsuitable.map((one, at) => (
        <Fragment key={one.dish.id}>
          {at > 0 && ' · '}
          <span {...italian}>{one.dish.name}</span> <small>({reasons(one)})</small>
        </Fragment>
      ))}
    </Note>
  );
};
