import { useEffect, useRef, useState } from 'react';
import { toPublicPictureUrl } from '#src/contracts/catalogue/picture-upload.ts';
import { refusalOf } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { useRequestUploadMutation } from '../staffMenuApi.ts';
import { validateImageFile } from './validateImageFile.ts';
import { uploadFile } from './uploadFile.ts';

const NO_ADDRESS = 'Errore nel generare URL di upload';
const NOT_SENT = "Errore durante l'upload del file";

const failure = (what: string, why: string): Error => new Error(why ? `${what}: ${why}` : what);

/**
 * A newly chosen file, or unmounting, aborts the running upload. `share`: progress from 0 to 1,
 * null when idle.
 */
export const useImageUpload = (onDone: (address: string) => void) => {
  const [preview, setPreview] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [requestUpload] = useRequestUploadMutation();
  const { toast } = useToast();
  const turn = useRef(0);
  const abort = useRef<() => void>(() => undefined);

  const show = (file: File | null) =>
    setPreview((last) => {
      if (last) URL.revokeObjectURL(last);
      return file && URL.createObjectURL(file);
    });
  const stop = () => {
    turn.current += 1;
    abort.current();
    abort.current = () => undefined;
    setShare(null);
  };
  useEffect(
    () => () => {
      turn.current += 1;
      abort.current();
    },
    [],
  );

  const send = async (file: File, mine: number): Promise<string> => {
    const { data, error } = await requestUpload();
    if (!data) throw failure(NO_ADDRESS, refusalOf(error)?.message ?? '');
    const sending = uploadFile(data.uploadURL, file, (part) => {
      if (turn.current === mine) setShare(part);
    });
    if (turn.current === mine) abort.current = sending.abort;
    else sending.abort();
    await sending.sent.catch((cause: unknown) => {
      throw failure(NOT_SENT, (cause as Error).message);
    });
    return toPublicPictureUrl(data.uploadURL);
  };
  const choose = async (file: File) => {
    const problem = validateImageFile(file);
    if (problem) return toast({ ...problem, variant: 'destructive' });
    stop();
    const mine = turn.current;
    show(file);
    setShare(0);
    try {
      const address = await send(file, mine);
      if (turn.current !== mine) return;
      onDone(address);
      toast({ title: 'Upload completato' });
    } catch (cause) {
      if (turn.current !== mine) return;
      show(null);
      toast({
        title: 'Errore upload',
        description: (cause as Error).message || "Errore durante l'upload",
        variant: 'destructive',
      });
    }
    if (turn.current === mine) setShare(null);
  };
  return {
    preview,
    share,
    choose,
    clear: () => {
      stop();
      show(null);
    },
  };
};
