import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../shared/ui/Button.ts';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { media } from '../../shared/ui/tokens.ts';

/** Stands in its place; the call that fills the database comes with later work, and until then a press says so. */
export const SeedButton = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Place $variant="ghost" $size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>Popola Database</Place>
      <Dialog
        open={open} onOpenChange={setOpen} title="Popola Database"
        description="Questa funzione non è ancora disponibile. Non serve per cominciare: i dati iniziali sono stati caricati al primo avvio."
        actions={<Button $variant="line" onClick={() => setOpen(false)}>Chiudi</Button>}
      />
    </>
  );
};

const Place = styled(Button)`${media.narrow} { display: none; }`;
