import { imageLoadingProps, type ImageLoading } from '#web/shared/ui/media/imageLoading.ts';
import { ResponsivePicture } from './ResponsivePicture.tsx';

/**
 * Matches the site's own illustrations, which exist as AVIF and WebP. Uploaded pictures have only
 * one format.
 */
const ILLUSTRATION_URL = /^(\/dishes\/[\w-]+)\.webp$/;

type Props = { imageUrl: string; loading?: ImageLoading; sizes?: string };

export const DishPicture = ({ imageUrl, loading = 'lazy', sizes }: Props) => {
  const drawn = ILLUSTRATION_URL.exec(imageUrl)?.[1];
  return drawn ? (
    <ResponsivePicture
      address={drawn}
      width={640}
      height={640}
      loading={loading}
      {...(sizes ? { sizes } : {})}
    />
  ) : (
    <img
      src={imageUrl}
      width={640}
      height={640}
      alt=""
      data-photo
      {...imageLoadingProps[loading]}
      decoding="async"
    />
  );
};
