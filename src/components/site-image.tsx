import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";

interface SiteImageProps {
  images: Queries.ImagesFragment["imagesJson"];
  /** The id of an entry in data/images.json. */
  id: string;
  /** The `sizes` attribute: how wide it stands. */
  sizes: string;
  className?: string;
}

/**
 * A picture of data/images.json, with the alternative text whose key stands there. <GatsbyImage>
 * leaves lazy images without `src` in the HTML, invisible when its script fails; this one is complete
 * in the HTML and needs none.
 */
export function SiteImage({ images, id, sizes, className }: SiteImageProps) {
  const { t } = useTranslation();
  const image = images.images.find((each) => each.id === id);
  if (!image) return null;
  const { src, width, height, sources } = image.picture;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={src}
        alt={t(image.alt)}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

export const imagesFragment = graphql`
  fragment Images on Query {
    imagesJson {
      images {
        id
        alt
        picture {
          src
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
    }
  }
`;
