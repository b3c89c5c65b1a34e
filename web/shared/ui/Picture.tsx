type Props = { name: string; width: number; height: number; alt?: string; eager?: boolean; narrow?: string };

/** An AVIF first, a WebP for the rest. `name`: path under /art without ending; `narrow`: another composition for small screens. */
export const Picture = ({ name, width, height, alt = '', eager = false, narrow }: Props) => (
  <picture>
    {narrow && <source media="(max-width: 820px)" srcSet={`/art/${narrow}.avif`} type="image/avif" />}
    {narrow && <source media="(max-width: 820px)" srcSet={`/art/${narrow}.webp`} type="image/webp" />}
    <source srcSet={`/art/${name}.avif`} type="image/avif" />
    <img src={`/art/${name}.webp`} width={width} height={height} alt={alt} {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })} />
  </picture>
);
