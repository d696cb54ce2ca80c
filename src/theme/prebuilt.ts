import { useRef, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether React found the element in the built page instead of making it: its attributes stand there
 * already, and React leaves those alone that it is not given.
 */
export function usePrebuilt(): boolean {
  const isPrebuilt = useRef(false);
  return useSyncExternalStore(
    never,
    () => isPrebuilt.current,
    // React asks for this one while it hydrates, and while it renders the build.
    () => {
      isPrebuilt.current = typeof document !== "undefined";
      return isPrebuilt.current;
    },
  );
}
