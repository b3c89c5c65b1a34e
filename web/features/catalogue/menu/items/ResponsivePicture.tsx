import { imageLoadingProps, type ImageLoading } from '#web/shared/ui/media/imageLoading.ts';

type Props = {
  address: string;
  width: number;
  height: number;
  loading?: ImageLoading;
  alt?: string;
  sizes?: string;
};

/**
 * Widths in pixels of the smaller variants that the scripts in web/art create for some pictures.
 */
const smallVariants = [
  { of: /^\/dishes\/.+-640$/, width: 400 },
  { of: /^\/art\/scenes\/.+-1280$/, width: 640 },
];

const buildSrcSet = (address: string, width: number, sizes: string | undefined): string => {
  const small = sizes && smallVariants.find(({ of }) => of.test(address));
  if (!small) return `${address}.avif`;
  const smallAddress = address.replace(/\d+$/, String(small.width));
  return `${smallAddress}.avif ${small.width}w, ${address}.avif ${width}w`;
};

export const ResponsivePicture = ({
  address,
  width,
  height,
  loading = 'lazy',
  alt = '',
  sizes,
}: Props) => (
  <picture>
    <source srcSet={buildSrcSet(address, width, sizes)} sizes={sizes} type="image/avif" />
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
