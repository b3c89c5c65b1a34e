import { MAX_PICTURE_BYTES, UPLOAD_TYPES } from '#src/contracts/catalogue/picture-upload.ts';

/**
 * Returns the error text of specification §5, or null for a valid file. The server also checks the
 * file's content.
 */
export const validateImageFile = ({
  type,
  size,
}: Pick<File, 'type' | 'size'>): { title: string; description: string } | null => {
  if (!UPLOAD_TYPES.some((one) => one === type))
    return { title: 'Errore file', description: 'Per favore seleziona un file immagine valido' };
  if (size > MAX_PICTURE_BYTES)
    return { title: 'File troppo grande', description: 'Il file deve essere inferiore a 10MB' };
  return null;
};
