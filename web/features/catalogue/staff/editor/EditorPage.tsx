import { useEffect, useRef, type FormEventHandler, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { FlatCard } from '#web/shared/ui/layout/Card.ts';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { TabHeader } from '#web/shared/ui/layout/staffTabLayout.ts';
import { media } from '#web/shared/ui/theme/tokens.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

type Conflict = {
  readonly message: string;
  readonly onTake: () => void;
  readonly onKeep: () => void;
};

type Props = {
  title: string;
  action: string;
  saving: boolean;
  wait?: string | null;
  dirty: boolean;
  leaving: RefObject<boolean>;
  conflict: Conflict | null;
  onBack: () => void;
  onSubmit: FormEventHandler;
  aside?: ReactNode;
  children: ReactNode;
};

export const EditorPage = ({
  title,
  action,
  saving,
  wait = null,
  dirty,
  leaving,
  conflict,
  onBack,
  onSubmit,
  aside,
  children,
}: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isBlocked = saving || wait !== null;
  return (
    <form noValidate onSubmit={onSubmit} aria-label={title}>
      <TabHeader>
        <Button $variant="secondary" $size="sm" onClick={onBack}>
          <span aria-hidden="true">←</span>Indietro
        </Button>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </TabHeader>
      {conflict && <ConflictAlert conflict={conflict} />}
      <Columns $double={aside !== undefined}>
        <Fields>{children}</Fields>
        {aside && <Aside>{aside}</Aside>}
        <Foot>
          <Button
            type="submit"
            aria-disabled={isBlocked}
            aria-busy={saving}
            onClick={(event) => {
              if (isBlocked) event.preventDefault();
            }}
          >
            {saving && <Spinner />}
            {action}
          </Button>
          <p role="status">{wait}</p>
        </Foot>
      </Columns>
      <UnsavedChangesDialog dirty={dirty} leaving={leaving} />
    </form>
  );
};

const ConflictAlert = ({ conflict: { message, onTake, onKeep } }: { conflict: Conflict }) => (
  <ConflictBox tone="medium" live>
    {message}
    <Choices>
      <Button $variant="secondary" $size="sm" onClick={onTake}>
        Carica la versione aggiornata
      </Button>
      <Button $variant="secondary" $size="sm" onClick={onKeep}>
        Salva comunque la mia
      </Button>
    </Choices>
  </ConflictBox>
);

const Columns = styled.div<{ $double: boolean }>`
  display: grid;
  gap: 18px;
  align-items: start;
  grid-template-columns: ${({ $double }) => ($double ? 'minmax(0, 1fr) 400px' : 'minmax(0, 980px)')};
  @media (max-width: 67.5em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Fields = styled(FlatCard)`
  display: grid;
  gap: 22px;
  padding: 26px 28px 30px;
  ${media.narrow} {
    padding: 20px 18px 24px;
  }
`;
const Aside = styled.div`
  min-width: 0;
  @media (min-width: 67.5625em) {
    position: sticky;
    top: 90px;
    grid-row: span 2;
  }
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  grid-column: 1;
  p {
    font-size: 0.9375rem;
  }
  ${media.narrow} {
    button {
      width: 100%;
    }
  }
`;
const ConflictBox = styled(Alert)`
  margin-bottom: 18px;
`;
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 12px;
`;
