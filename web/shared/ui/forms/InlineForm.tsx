import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/Button.ts';
import { FlatCard } from '../layout/Card.ts';
import { Spinner } from '../feedback/Loading.tsx';
import { color, media } from '../theme/tokens.ts';

type Props = {
  title: string;
  save: string;
  saving: boolean;
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
  children: ReactNode;
};

export const InlineForm = ({ title, save, saving, onSubmit, onCancel, children }: Props) => {
  const form = useFocusWhileOpen();
  return (
    <Paper
      as="form"
      ref={form}
      noValidate
      aria-label={title}
      onSubmit={onSubmit}
      onKeyDown={({ key }: { key: string }) => {
        if (key === 'Escape') onCancel();
      }}
    >
      <h3>{title}</h3>
      <Fields>{children}</Fields>
      <Row>
        <Button type="submit" $size="sm" aria-busy={saving} aria-disabled={saving}>
          {saving && <Spinner $size={18} />}
          {save}
        </Button>
        <Button $variant="secondary" $size="sm" onClick={onCancel}>
          Annulla
        </Button>
      </Row>
    </Paper>
  );
};

const useFocusWhileOpen = () => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    form.current?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return form;
};

const Paper = styled(FlatCard)`
  gap: 16px;
  margin-bottom: 26px;
  padding: 20px clamp(16px, 2vw, 26px) 24px;
  scroll-margin-top: 90px;
  h3 {
    font-size: 1.625rem;
  }
` as typeof FlatCard;
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13.75rem), 1fr));
  gap: 16px 20px;
  align-items: start;
  > [data-wide] {
    grid-column: 1 / -1;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  border-top: 1px solid ${color.line};
  padding-top: 16px;
  ${media.narrow} {
    button {
      flex: 1 1 160px;
    }
  }
`;
