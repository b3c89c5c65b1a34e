import { styled } from 'styled-components';
import { color, font } from '../theme/tokens.ts';

const LABELS: Record<string, string> = {
  name: 'Nome',
  phone: 'Telefono',
  email: 'Email',
  notes: 'Richieste',
  menuIdeas: 'Idee di menu',
  additionalNotes: 'Note',
  celebration: 'Che cosa festeggia',
  adminNotes: 'Note del locale',
  guestNote: 'Nota di casa',
  message: 'Messaggio',
  note: 'Nota',
  reason: 'Motivo',
  overrideReason: 'Perché oltre il limite',
  allergens: 'Allergeni',
  allergyNote: 'Allergie, altro',
};

export const PersonalDataList = ({ words }: { words: Readonly<Record<string, string | null>> }) => (
  <List>
    {Object.entries(words)
      .filter(([, said]) => said)
      .map(([field, said]) => (
        <div key={field}>
          <dt>{LABELS[field] ?? field}</dt>
          <dd>{said}</dd>
        </div>
      ))}
  </List>
);

const List = styled.dl`
  display: grid;
  gap: 4px;
  margin: 0;
  padding-top: 10px;
  border-top: 1px solid #1c3f8f1f;
  > div {
    display: grid;
    grid-template-columns: minmax(110px, 150px) minmax(0, 1fr);
    gap: 4px 14px;
  }
  dt {
    font: 650 0.9375rem/1.5 ${font.text};
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  @media (max-width: 35em) {
    > div {
      grid-template-columns: 1fr;
    }
  }
`;
