import { ResponsivePicture } from './ResponsivePicture.tsx';

/** Our own plates exist in two formats; a picture that staff uploaded exists in its own alone. */
const ILLUSTRATION_URL = /^(\/dishes\/[\w-]+)\.webp$/;

type Props = { imageUrl: string; eager?: boolean };

/** The picture of a dish, square. It says nothing that the name beside it does not, hence no words of its own. */
export const DishPicture = ({ imageUrl, eager = false }: Props) => {
  const drawn = ILLUSTRATION_URL.exec(imageUrl)?.[1];
  return drawn ? (
    <ResponsivePicture
      address={drawn}
      width={640}
      height={640}
      comes={eager ? 'next' : 'when near'}
    />
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
