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

const usePreview = () => {
  const [preview, setPreview] = useState<string | null>(null);
  const show = (file: File | null) =>
    setPreview((last) => {
      if (last) URL.revokeObjectURL(last);
      return file && URL.createObjectURL(file);
    });
  return { preview, show };
};

/**
 * State of an upload. Uploads are numbered, because the results of earlier uploads must be ignored.
 */
const useUpload = () => {
  const [share, setShare] = useState<number | null>(null);
  const [requestUpload] = useRequestUploadMutation();
  const latest = useRef(0);
  const abort = useRef<() => void>(() => undefined);
  const isCurrent = (upload: number) => latest.current === upload;
  const stop = () => {
    latest.current += 1;
    abort.current();
    abort.current = () => undefined;
    setShare(null);
  };
  useEffect(
    () => () => {
      latest.current += 1;
      abort.current();
    },
    [],
  );
  const send = async (file: File, upload: number): Promise<string> => {
    const { data, error } = await requestUpload();
    if (!data) throw failure(NO_ADDRESS, refusalOf(error)?.message ?? '');
    const sending = uploadFile(data.uploadURL, file, (part) => {
      if (isCurrent(upload)) setShare(part);
    });
    if (isCurrent(upload)) abort.current = sending.abort;
    else sending.abort();
    await sending.sent.catch((cause: unknown) => {
      throw failure(NOT_SENT, (cause as Error).message);
    });
    return toPublicPictureUrl(data.uploadURL);
  };
  const start = () => {
    stop();
    setShare(0);
    return latest.current;
  };
  return { share, start, stop, send, isCurrent, finish: () => setShare(null) };
};

export const useImageUpload = (onDone: (url: string) => void) => {
  const { preview, show } = usePreview();
  const { share, start, stop, send, isCurrent, finish } = useUpload();
  const { toast } = useToast();
  const choose = async (file: File) => {
    const problem = validateImageFile(file);
    if (problem) return toast({ ...problem, variant: 'destructive' });
    const upload = start();
    show(file);
    try {
      const url = await send(file, upload);
      if (!isCurrent(upload)) return;
      onDone(url);
      toast({ title: 'Upload completato' });
    } catch (cause) {
      if (!isCurrent(upload)) return;
      show(null);
      toast({
        title: 'Errore upload',
        description: (cause as Error).message || "Errore durante l'upload",
        variant: 'destructive',
      });
    }
    if (isCurrent(upload)) finish();
  };
  const clear = () => {
    stop();
    show(null);
  };
  return { preview, share, choose, clear };
};
