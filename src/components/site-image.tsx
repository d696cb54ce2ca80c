import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Picture } from "./picture";

interface SiteImageProps {
  images: Queries.ImagesFragment["imagesJson"];
  /** The id of an entry in data/images.json. */
  id: string;
  sizes: string;
  className?: string;
  /** A picture beside words that say the same. */
  decorative?: boolean;
}

/** A picture of data/images.json, with the alternative text whose key stands there. */
export function SiteImage({ images, id, sizes, className, decorative }: SiteImageProps) {
  const { t } = useTranslation();
  const image = images?.images.find((each) => each.id === id);
  if (!image) return null;
  const alt = decorative ? "" : t(image.alt);
  return <Picture picture={image.picture} alt={alt} sizes={sizes} className={className} />;
}

export const imagesFragment = graphql`
  fragment PictureFields on Picture {
    src
    width
    height
    sources {
      type
      srcSet
    }
  }
  fragment Images on Query {
    imagesJson {
      images {
        id
        alt
        picture {
          ...PictureFields
        }
      }
    }
  }
`;
