import { DrawnPicture } from './DrawnPicture.tsx';

/** Our own plates exist in two formats; a picture that staff uploaded exists in its own alone. */
const DRAWN = /^(\/dishes\/[\w-]+)\.webp$/;

type Props = { imageUrl: string; eager?: boolean };

/** The picture of a dish, square. It says nothing that the name beside it does not, hence no words of its own. */
export const DishPicture = ({ imageUrl, eager = false }: Props) => {
  const drawn = DRAWN.exec(imageUrl)?.[1];
  return drawn ? (
    <DrawnPicture address={drawn} width={640} height={640} comes={eager ? 'next' : 'when near'} />
  ) : (
    <img
      src={imageUrl}
      width={640}
      height={640}
      alt=""
      data-photo
      {...(eager ? {} : { loading: 'lazy' as const })}
      decoding="async"
    />
  );
};
