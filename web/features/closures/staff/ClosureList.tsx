import { styled } from 'styled-components';
import type { ClosureView } from '#src/contracts/closures.ts';
import { ClosureCard } from './ClosureCard.tsx';

type ClosureListProps = {
  closures: readonly ClosureView[];
  onEdit: (id: string) => void;
  onRemove: (closure: ClosureView) => void;
  onStranded: (closure: ClosureView) => void;
};

export const ClosureList = ({ closures, onEdit, onRemove, onStranded }: ClosureListProps) => (
  <Grid>
    {closures.map((closure) => (
      <li key={closure.id}>
        <ClosureCard
          closure={closure}
          onEdit={() => onEdit(closure.id)}
          onRemove={() => onRemove(closure)}
          onStranded={() => onStranded(closure)}
        />
      </li>
    ))}
  </Grid>
);

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 18px;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    min-width: 0;
  }
`;
