import { useId } from 'react';
import { styled } from 'styled-components';
import type { DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { MissingTranslationBadges } from '#web/shared/translations/MissingTranslationBadges.tsx';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import { EditAndRemoveButtons } from '#web/shared/ui/controls/EditAndRemoveButtons.tsx';
import { Switch } from '#web/shared/ui/controls/Switch.tsx';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { listMissingDrinkTexts } from '../listMissingDrinkTexts.ts';
import { useChangeDrinkMutation } from '../staffMenuApi.ts';

export const drinkRowId = (id: string): string => `menu-row-${id}`;

type Props = { drink: DrinkView; onEdit: () => void; onRemove: () => void };

export const DrinkRow = ({ drink, onEdit, onRemove }: Props) => {
  const titleId = useId();
  const { id, name, price, unit, volume, isAvailable } = drink;
  const setAvailable = useSetDrinkAvailable(drink);
  return (
    <Line id={drinkRowId(id)} tabIndex={-1} aria-labelledby={titleId}>
      <Name>
        <h4 id={titleId}>{name}</h4>
        <p>{[price, unit, volume].filter(Boolean).join(' · ')}</p>
        <MissingTranslationBadges languages={listMissingDrinkTexts(drink)} />
      </Name>
      {!isAvailable && <Badge $tone="low">Non disponibile</Badge>}
      <Switch checked={isAvailable} onChange={({ target }) => void setAvailable(target.checked)}>
        Disponibile<VisuallyHidden>: {name}</VisuallyHidden>
      </Switch>
      <Pair>
        <EditAndRemoveButtons name={name} onEdit={onEdit} onRemove={onRemove} />
      </Pair>
    </Line>
  );
};

/**
 * Changes the availability of a drink. Sends only `isAvailable`, because other fields would
 * overwrite the changes of colleagues.
 */
const useSetDrinkAvailable = ({ id, name }: DrinkView) => {
  const [change] = useChangeDrinkMutation();
  const { toast } = useToast();
  return async (isAvailable: boolean) => {
    const { error } = await change({ id, seen: null, body: { isAvailable } });
    if (error)
      toast({
        title: 'Errore',
        description: errorMessage(error, 'Errore durante il salvataggio'),
        variant: 'destructive',
      });
    else
      toast({
        title: 'Bevanda aggiornata',
        description: `«${name}» ${isAvailable ? 'è di nuovo disponibile' : 'non è più disponibile'}`,
      });
  };
};

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
  padding: 12px 22px;
  border-top: 1px solid #1c3f8f1f;
  &&:focus-visible {
    outline: 3px solid ${color.ochre};
    outline-offset: -3px;
  }
  > :nth-child(2):is(span) {
    align-self: center;
  }
`;
const Name = styled.div`
  flex: 1 1 260px;
  min-width: 0;
  h4 {
    font: 600 1.1875rem/1.25 ${font.display};
    font-variant-numeric: lining-nums;
    overflow-wrap: anywhere;
  }
  p {
    font-size: 0.9375rem;
    line-height: 1.4;
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;
const Pair = styled.div`
  display: flex;
  gap: 10px;
  @media (max-width: 35em) {
    flex: 1 0 100%;
    > * {
      flex: 1;
    }
  }
`;
