import { useId } from 'react';
import { styled } from 'styled-components';
import type { PhotographView } from '#src/contracts/catalogue/photographs.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { MissingTranslationBadges } from '#web/shared/translations/MissingTranslationBadges.tsx';
import { listMissingDescriptions } from '#web/shared/translations/missingTranslations.ts';
import { EditAndRemoveButtons } from '#web/shared/ui/controls/EditAndRemoveButtons.tsx';
import { Switch } from '#web/shared/ui/controls/Switch.tsx';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { useChangePhotographMutation } from './staffPhotographsApi.ts';
import type { MoveDirection } from './useMovePhotograph.ts';

export const photographRowId = (id: string): string => `menu-row-${id}`;

type Props = {
  photograph: PhotographView;
  isLast: boolean;
  onMove: (direction: MoveDirection) => void;
  onEdit: () => void;
  onRemove: () => void;
};

export const PhotographRow = ({ photograph, isLast, onMove, onEdit, onRemove }: Props) => {
  const titleId = useId();
  const { id, description, imageUrl, isShown } = photograph;
  const setShown = useSetPhotographShown(photograph);
  return (
    <Line id={photographRowId(id)} tabIndex={-1} aria-labelledby={titleId}>
      <img src={imageUrl} width={120} height={90} alt="" loading="lazy" decoding="async" />
      <Text>
        <h3 id={titleId}>{description}</h3>
        <MissingTranslationBadges languages={listMissingDescriptions(photograph)} />
      </Text>
      <Switch checked={isShown} onChange={({ target }) => void setShown(target.checked)}>
        Mostrata<VisuallyHidden>: {description}</VisuallyHidden>
      </Switch>
      <MoveButtons photograph={photograph} isLast={isLast} onMove={onMove} />
      <Pair>
        <EditAndRemoveButtons name={description} onEdit={onEdit} onRemove={onRemove} />
      </Pair>
    </Line>
  );
};

/**
 * Shows or hides a photograph. Sends only `isShown`, because other fields would overwrite the
 * changes of colleagues.
 */
const useSetPhotographShown = ({ id, description }: PhotographView) => {
  const [change] = useChangePhotographMutation();
  const { toast } = useToast();
  return async (isShown: boolean) => {
    const { error } = await change({ id, seen: null, body: { isShown } });
    if (error)
      toast({
        title: 'Errore',
        description: errorMessage(error, 'Errore durante il salvataggio'),
        variant: 'destructive',
      });
    else
      toast({
        title: isShown ? 'Fotografia mostrata' : 'Fotografia nascosta',
        description,
      });
  };
};

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.25rem;
  padding: 0.875rem 1.375rem;
  border-top: 1px solid #1c3f8f1f;
  &&:focus-visible {
    outline: 3px solid ${color.ochre};
    outline-offset: -3px;
  }
  > img {
    flex: none;
    width: 7.5rem;
    height: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    background: ${color.sand};
  }
`;
const Text = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
  h3 {
    font-size: 1.125rem;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
`;
const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  @media (max-width: 35em) {
    flex: 1 0 100%;
    > * {
      flex: 1;
    }
  }
`;
