import { useId } from 'react';
import { styled } from 'styled-components';
import { closureServiceLabel, type ClosureView } from '#src/contracts/closures.ts';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { FlatCard } from '#web/shared/ui/layout/Card.ts';
import { color, font, media, tone } from '#web/shared/ui/theme/tokens.ts';
import { formatStrandedCount, closureTitle, closureTypeLabel } from './closureText.ts';

type Props = {
  closure: ClosureView;
  onEdit: () => void;
  onRemove: () => void;
  onStranded: () => void;
};

export const ClosureCard = ({ closure, onEdit, onRemove, onStranded }: Props) => {
  const titleId = useId();
  const { service, note, active, stranded } = closure;
  return (
    <Paper
      as="article"
      aria-labelledby={titleId}
      $edge={tone[stranded > 0 ? 'medium' : active ? 'low' : 'off'].edge}
    >
      <Title>
        <h3 id={titleId}>{closureTitle(closure)}</h3>
        <Badge $tone={active ? 'low' : 'off'}>{active ? 'Attiva' : 'Inattiva'}</Badge>
      </Title>
      <List>
        <div>
          <dt>Tipo</dt>
          <dd>{closureTypeLabel(closure)}</dd>
        </div>
        <div>
          <dt>Servizio</dt>
          <dd>{closureServiceLabel[service]}</dd>
        </div>
      </List>
      {note && <Note>{note}</Note>}
      {stranded > 0 && (
        <Stranded type="button" onClick={onStranded}>
          {formatStrandedCount(stranded)}
        </Stranded>
      )}
      <Pair>
        <Button
          $variant="secondary"
          $size="sm"
          aria-label={`Modifica la chiusura: ${closureTitle(closure)}, ${closureServiceLabel[service]}`}
          onClick={onEdit}
        >
          Modifica
        </Button>
        <Button
          $variant="danger"
          $size="sm"
          aria-label={`Elimina la chiusura: ${closureTitle(closure)}, ${closureServiceLabel[service]}`}
          onClick={onRemove}
        >
          Elimina
        </Button>
      </Pair>
    </Paper>
  );
};

const Paper = styled(FlatCard)`
  gap: 12px;
  padding: 16px 20px 18px;
  font-size: 1rem;
  line-height: 1.45;
  font-variant-numeric: lining-nums;
`;
const Title = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px;
  h3 {
    flex: 1 1 0;
    min-width: 0;
    font-size: 1.4375rem;
    overflow-wrap: anywhere;
    &::first-letter {
      text-transform: uppercase;
    }
    ${media.largeText} {
      flex-basis: 100%;
    }
  }
`;
const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 26px;
  padding-top: 12px;
  border-top: 1px solid #1c3f8f1f;
  dt {
    font: 700 0.75rem/1.3 ${font.text};
    letter-spacing: 0.09em;
    text-transform: uppercase;
    color: #5d5a63;
  }
  dd {
    margin-top: 2px;
  }
`;
const Note = styled.p`
  padding: 10px 14px;
  border-left: 4px solid ${color.ochre};
  background: #fbf1d6;
  font-size: 0.9375rem;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Stranded = styled.button`
  min-height: 44px;
  padding: 8px 14px;
  border: 0;
  text-align: left;
  font: 650 0.9375rem/1.3 ${font.text};
  text-decoration: underline;
  text-underline-offset: 3px;
  background: ${tone.medium.ground};
  color: ${tone.medium.text};
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  margin-top: auto;
  padding-top: 2px;
`;
