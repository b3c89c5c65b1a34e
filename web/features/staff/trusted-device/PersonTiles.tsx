import type { DeviceUser } from '#src/contracts/staff/trusted-device.ts';
import { roleLabels } from '../access/roleLabels.ts';
import { Chosen, Face, Faces, Initials } from './whoAreYouStyles.ts';

type Props = {
  people: readonly DeviceUser[];
  chosen: string | null;
  onChoose: (person: DeviceUser) => void;
};

const MAX_INITIALS = 2;

export const toInitials = (username: string): string =>
  username
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_INITIALS)
    .map((word) => word[0]!.toLocaleUpperCase('it'))
    .join('');

export const PersonTiles = ({ people, chosen, onChoose }: Props) =>
  people.length === 0 ? (
    <p>Nessuno ha ancora quattro cifre. Un titolare le dà nella pagina «Persone».</p>
  ) : (
    <Faces role="group" aria-label="Persone">
      {people.map((person) => (
        <Face
          key={person.id}
          type="button"
          aria-pressed={person.id === chosen}
          aria-disabled={person.locked}
          onClick={() => {
            if (!person.locked) onChoose(person);
          }}
        >
          <Initials aria-hidden="true">
            <i>{toInitials(person.username)}</i>
          </Initials>
          <b>{person.username}</b>
          <span>{person.locked ? 'cifre bloccate' : roleLabels[person.role].toLowerCase()}</span>
          {person.id === chosen && <Chosen aria-hidden="true">scelto</Chosen>}
        </Face>
      ))}
    </Faces>
  );
