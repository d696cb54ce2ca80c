import type { PageProduct } from "../../../draft/fragment";
import type { Codes } from "../use-codes";
import { FitRow } from "./fit-row";
import { OwnPhone } from "./own-phone";
import { SheetRow } from "./sheet-row";

interface BenchProps {
  codes: Codes;
  /** Whether there is no right number now, so that the codes are the last ones. */
  isStale: boolean;
  product: PageProduct;
}

/** Below the stage: whether the codes fit on a label, the page on one's own phone, a sheet to print. */
export function Bench({ codes, isStale, product }: BenchProps) {
  return (
    <div className="bench">
      <FitRow codes={codes} isStale={isStale} />
      <OwnPhone product={product} />
      <SheetRow codes={codes} isStale={isStale} name={product.name} />
    </div>
  );
}
