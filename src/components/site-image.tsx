import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";

interface SiteImageProps {
  images: Queries.ImagesFragment["imagesJson"];
  /** Id of an entry in data/images.json. */
  id: string;
  /** The `sizes` attribute of the image. */
  sizes: string;
  className?: string;
}

/**
 * Renders an image of data/images.json with its alternative text. GatsbyImage omits `src` from the HTML of
 * lazy images, which stay invisible when scripts fail; this component needs no script.
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
