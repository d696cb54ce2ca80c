interface PictureProps {
  picture: Queries.PictureFieldsFragment;
  alt: string;
  /** The `sizes` attribute: how wide the picture stands. */
  sizes: string;
  className?: string;
}

/**
 * A lazily loaded picture. <GatsbyImage> leaves lazy images without `src` in the HTML, invisible
 * when its script fails; this one is complete in the HTML and needs none.
 */
export function Picture({ picture, alt, sizes, className }: PictureProps) {
  const { src, width, height, sources } = picture;
  return (
    <picture className={className}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}
