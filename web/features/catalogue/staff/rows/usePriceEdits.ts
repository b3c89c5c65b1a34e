import { useRef, useState } from 'react';
import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import type { MenuRow } from './menuRow.ts';
import { useChangePricesMutation } from './menuRowsApi.ts';
import {
  addErrors,
  discardEdit,
  editPrice,
  keepMine,
  removeSaved,
  toChanges,
  type PriceEdits,
} from './priceEdits.ts';

export const priceFieldId = (id: string): string => `menu-price-${id}`;

const countPrices = (count: number): string =>
  count === 1 ? '1 prezzo salvato' : `${count} prezzi salvati`;

/** State of the unsaved prices of all rows. One request saves them together. */
export const usePriceEdits = () => {
  const [edits, setEdits] = useState<PriceEdits>({});
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);
  const [changePrices] = useChangePricesMutation();
  const { toast } = useToast();

  const save = async () => {
    const sent = toChanges(edits);
    if (underWay.current || sent.length === 0) return;
    underWay.current = true;
    setSaving(true);
    const { error } = await changePrices(sent);
    underWay.current = false;
    setSaving(false);
    if (!error) {
      setEdits((now) => removeSaved(now, sent));
      toast({ title: countPrices(sent.length), description: 'Il menu del sito è aggiornato.' });
      return;
    }
    const fields = refusalOf(error)?.fields ?? {};
    setEdits((now) => addErrors(now, sent, fields));
    toast({
      title: 'Nessun prezzo salvato',
      description: errorMessage(error, 'Errore durante il salvataggio'),
      variant: 'destructive',
    });
    const first = sent.find((_, at) => fields[`changes.${at}.price`] !== undefined);
    if (first) document.getElementById(priceFieldId(first.id))?.focus();
  };

  return {
    edits,
    saving,
    save,
    edit: (row: MenuRow, price: string) => setEdits((now) => editPrice(now, row, price)),
    discard: (row: MenuRow) => setEdits((now) => discardEdit(now, row)),
    keepMine: (row: MenuRow) => setEdits((now) => keepMine(now, row)),
  };
};

export type PriceEditing = ReturnType<typeof usePriceEdits>;
