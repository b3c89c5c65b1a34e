type Props = { address: string; width: number; height: number; eager?: boolean; alt?: string };

/** A picture of the house, drawn in both formats: AVIF first, WebP for the rest. `address` has no ending. */
export const DrawnPicture = ({ address, width, height, eager = false, alt = '' }: Props) => (
  <picture>
    <source srcSet={`${address}.avif`} type="image/avif" />
    <img src={`${address}.webp`} width={width} height={height} alt={alt} {...(eager ? {} : { loading: 'lazy' as const })} decoding="async" />
  </picture>
);
