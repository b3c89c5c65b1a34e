import { imageLoadingProps, type ImageLoading } from '#web/shared/ui/media/imageLoading.ts';

type Props = {
  address: string;
  width: number;
  height: number;
  loading?: ImageLoading;
  alt?: string;
  sizes?: string;
};

/** Only dish pictures have a variant 400 px wide, which web/art/dishes/write-dish-pictures.mjs creates. */
const hasSmallVariant = (address: string): boolean => /^\/dishes\/.+-640$/.test(address);
const dishSrcSet = (address: string): string =>
  `${address.replace(/640$/, '400')}.avif 400w, ${address}.avif 640w`;

export const ResponsivePicture = ({
  address,
  width,
  height,
  loading = 'lazy',
  alt = '',
  sizes,
}: Props) => (
  <picture>
    <source
      {...(sizes && hasSmallVariant(address)
        ? { srcSet: dishSrcSet(address), sizes }
        : { srcSet: `${address}.avif` })}
      type="image/avif"
    />
    <img
      src={`${address}.webp`}
      width={width}
      height={height}
      alt={alt}
      {...imageLoadingProps[loading]}
      decoding="async"
    />
  </picture>
);
