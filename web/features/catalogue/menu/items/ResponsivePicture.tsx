import { imageLoadingProps, type ImageLoading } from '#web/shared/ui/media/imageLoading.ts';

type Props = {
  /** Without its ending; it ends in its width. */
  address: string;
  width: number;
  height: number;
  comes?: ImageLoading;
  alt?: string;
  /** How wide it is shown (the `sizes` attribute): the browser then takes a smaller copy where that is enough. */
  sizes?: string;
};

/** Plates alone were drawn small as well (web/art/dishes/write.mjs). */
const hasSmallVariant = (address: string): boolean => /^\/dishes\/.+-640$/.test(address);
const dishSrcSet = (address: string): string =>
  `${address.replace(/640$/, '400')}.avif 400w, ${address}.avif 640w`;

/** A picture of the house, drawn in both formats: AVIF first, WebP for the rest. */
export const ResponsivePicture = ({
  address,
  width,
  height,
  comes = 'when near',
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
      {...imageLoadingProps[comes]}
      decoding="async"
    />
  </picture>
);
