import { imageLoadingProps, type ImageLoading } from './imageLoading.ts';

type Props = {
  /**
   * Path without file extension, relative to `/art` unless it begins with `/`. It ends with the
   * width in pixels.
   */
  name: string;
  width: number;
  height: number;
  alt?: string;
  className?: string;
  loading?: ImageLoading;
  narrow?: string;
  small?: number;
  sizes?: string;
};

const stem = (name: string): string => (name.startsWith('/') ? name : `/art/${name}`);

const srcSetFor = ({ name, width, small }: Props, ending: string): string => {
  const whole = `${stem(name)}.${ending}`;
  return small
    ? `${stem(name).replace(/-\d+$/, `-${small}`)}.${ending} ${small}w, ${whole} ${width}w`
    : whole;
};

export const Picture = (props: Props) => {
  const {
    name,
    width,
    height,
    alt = '',
    loading = 'lazy',
    narrow,
    small,
    sizes,
    className,
  } = props;
  return (
    <picture>
      {narrow && (
        <source media="(max-width: 51.25em)" srcSet={`${stem(narrow)}.avif`} type="image/avif" />
      )}
      {narrow && (
        <source media="(max-width: 51.25em)" srcSet={`${stem(narrow)}.webp`} type="image/webp" />
      )}
      <source srcSet={srcSetFor(props, 'avif')} sizes={sizes} type="image/avif" />
      <img
        className={className}
        src={`${stem(name)}.webp`}
        {...(small ? { srcSet: srcSetFor(props, 'webp'), sizes } : {})}
        width={width}
        height={height}
        alt={alt}
        {...imageLoadingProps[loading]}
      />
    </picture>
  );
};
