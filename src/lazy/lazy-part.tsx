import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { focusAt, hashTarget } from "../navigation/page-position";
import { hydratedEvent, showWithoutScripts } from "./hydration";
import { type Trigger, whenNear } from "./triggers";

/**
 * Repeats the prerendered HTML of a part. If a context above changes before the code has loaded, as
 * Gatsby's location does at a click on a hash, React removes the HTML that it has not hydrated and renders
 * this fallback in the same commit.
 */
function Prerendered({ wrapper }: { wrapper: RefObject<HTMLElement> }) {
  const [html] = useState(() => wrapper.current?.innerHTML ?? "");
  if (!html) return null;
  return <div style={{ display: "contents" }} dangerouslySetInnerHTML={{ __html: html }} />;
}

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * Loads code, and tries once more after a second if that fails.
 * After another failure, shows the page as it looks without scripts.
 * The promise then stays pending, because a rejection would make the boundary drop its HTML.
 */
function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return load()
    .catch(() => new Promise((resolve) => setTimeout(resolve, 1000)).then(load))
    .catch(() => {
      showWithoutScripts();
      return new Promise(() => undefined);
    });
}

/**
 * Creates a component whose code loads later. Its prerendered HTML stays until React hydrates it, and the
 * element around it has `data-lazy` until then.
 * @param load imports the component as `default`
 * @param trigger decides when to load; after client-side navigation, without prerendered HTML, it loads at
 * once
 * @param className of the element around the part
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  trigger: Trigger = whenNear,
  className?: string,
) {
  let start: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  const Part = lazy(async () => {
    if (typeof window === "undefined") return load();
    await started;
    return loadChunk(load);
    // TypeScript cannot check unknown props against those of a lazy component, in which a ref is special.
  }) as unknown as ComponentType<Props>;

  return function LazyPart(props: Props) {
    const wrapper = useRef<HTMLDivElement>(null);
    const isPrerendered = useRef(true);
    const [isHydrated, setIsHydrated] = useState(false);
    useEffect(() => {
      const element = wrapper.current;
      isPrerendered.current = Boolean(element?.firstElementChild);
      if (element && isPrerendered.current) return trigger(element, start);
      start();
      return undefined;
    }, []);
    useEffect(() => {
      if (!isHydrated) return;
      window.dispatchEvent(new Event(hydratedEvent));
      const target = isPrerendered.current ? null : hashTarget(window.location);
      if (!wrapper.current?.contains(target)) return;
      target?.scrollIntoView({ behavior: "instant" });
      focusAt(target);
    }, [isHydrated]);
    return (
      <div ref={wrapper} className={className} data-lazy={isHydrated ? undefined : ""}>
        <Suspense fallback={<Prerendered wrapper={wrapper} />}>
          <Part {...props} />
          <Hydrated onHydrated={() => setIsHydrated(true)} />
        </Suspense>
      </div>
    );
  };
}
