type Props = { name: string; className?: string; width: number; height: number; alt?: string; eager?: boolean; narrow?: string };

const stem = (name: string): string => (name.startsWith('/') ? name : `/art/${name}`);

/** An AVIF first, a WebP for the rest. `name`: path without ending, under /art or from the root; `narrow`: another composition for small screens. */
export const Picture = ({ name, width, height, alt = '', eager = false, narrow, className }: Props) => (
  <picture>
    {narrow && <source media="(max-width: 820px)" srcSet={`${stem(narrow)}.avif`} type="image/avif" />}
    {narrow && <source media="(max-width: 820px)" srcSet={`${stem(narrow)}.webp`} type="image/webp" />}
    <source srcSet={`${stem(name)}.avif`} type="image/avif" />
    <img className={className} src={`${stem(name)}.webp`} width={width} height={height} alt={alt} {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })} />
  </picture>
);
