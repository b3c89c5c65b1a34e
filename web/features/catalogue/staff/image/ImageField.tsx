import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { PICTURE_TYPES } from '#src/contracts/catalogue/picture-upload.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { FlatCard } from '#web/shared/ui/layout/Card.ts';
import { FieldError } from '#web/shared/ui/forms/Field.tsx';
import { ProgressBar } from '#web/shared/ui/display/ProgressBar.tsx';
import { art, color, font } from '#web/shared/ui/theme/tokens.ts';
import { visuallyHiddenStyles } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { DishPicture } from '#web/features/catalogue/menu/items/DishPicture.tsx';
import { useImageUpload } from './useImageUpload.ts';

type Props = {
  imageUrl: string | null;
  error?: string | undefined;
  onChange: (address: string | null) => void;
  onSending: (sending: boolean) => void;
};

export const ImageField = ({ imageUrl, error, onChange, onSending }: Props) => {
  const { preview, share, choose, clear } = useImageUpload(onChange);
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const sending = share !== null;
  useEffect(() => {
    onSending(sending);
  }, [sending, onSending]);
  const remove = () => {
    clear();
    onChange(null);
    input.current?.focus();
  };
  const hasPicture = preview !== null || imageUrl !== null;
  return (
    <Paper>
      <h3>Immagine</h3>
      <PicturePreview preview={preview} imageUrl={imageUrl} />
      {share !== null && <UploadProgress share={share} />}
      <Actions>
        <Choose>
          <input
            ref={input}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            aria-describedby={hintId}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // Without this reset, choosing the same file again would fire no event.
              target.value = '';
              if (file) void choose(file);
            }}
          />
          <span>{hasPicture ? 'Cambia immagine' : 'Carica immagine'}</span>
        </Choose>
        {hasPicture && (
          <Button $variant="danger" $size="sm" onClick={remove}>
            Rimuovi immagine
          </Button>
        )}
      </Actions>
      <Hint id={hintId}>Formati JPG, PNG, WebP, al massimo 10 MB.</Hint>
      {error && <FieldError>{error}</FieldError>}
    </Paper>
  );
};

const PicturePreview = ({
  preview,
  imageUrl,
}: {
  preview: string | null;
  imageUrl: string | null;
}) => (
  <Picture>
    {preview !== null ? (
      <img src={preview} alt="Anteprima dell’immagine" data-photo />
    ) : imageUrl !== null ? (
      <DishPicture imageUrl={imageUrl} />
    ) : (
      <p>Nessuna immagine</p>
    )}
  </Picture>
);

const UploadProgress = ({ share }: { share: number }) => (
  <Progress
    role="progressbar"
    aria-label="Caricamento dell’immagine"
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(share * 100)}
  >
    <ProgressBar share={share} tone="night" />
    <p>Caricamento in corso… {Math.round(share * 100)}%</p>
  </Progress>
);

const Paper = styled(FlatCard)`
  gap: 14px;
  padding: 20px 22px 22px;
  h3 {
    font-size: 1.4375rem;
  }
`;
const Picture = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  aspect-ratio: 4 / 3;
  width: 100%;
  max-height: 320px;
  overflow: hidden;
  background: ${color.sand} ${art.grain};
  picture {
    display: contents;
  }
  img {
    width: auto;
    height: 100%;
    padding: 14px;
  }
  img[data-photo] {
    width: 100%;
    padding: 0;
    object-fit: cover;
  }
  p {
    color: ${color.textMuted};
  }
`;
const Progress = styled.div`
  p {
    margin-top: 6px;
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  > * {
    flex: 1 1 150px;
  }
`;
const Choose = styled.label`
  position: relative;
  cursor: pointer;
  input {
    ${visuallyHiddenStyles}
  }
  span {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 44px;
    padding: 2px 10px;
    border: 9px solid transparent;
    border-image: ${art.frame('btn-cobalto')} 12 fill / 12px;
    background: ${color.cobalt} padding-box;
    color: ${color.ivory};
    font: 650 0.9375rem/1 ${font.text};
    white-space: nowrap;
  }
  &:hover span {
    filter: brightness(1.06);
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.ochre};
    outline-offset: 3px;
  }
`;
const Hint = styled.p`
  font-size: 0.9375rem;
  line-height: 1.4;
  color: ${color.textMuted};
`;
