import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '#src/contracts/catalogue/picture-upload.ts';

/** Why a file cannot be a picture, as specification §5 words it; null: it can. The server judges its content again. */
export const validateImageFile = ({
  type,
  size,
}: Pick<File, 'type' | 'size'>): { title: string; description: string } | null => {
  if (!PICTURE_TYPES.some((one) => one === type))
    return { title: 'Errore file', description: 'Per favore seleziona un file immagine valido' };
  if (size > MAX_PICTURE_BYTES)
    return { title: 'File troppo grande', description: 'Il file deve essere inferiore a 10MB' };
  return null;
};
