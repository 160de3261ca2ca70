import { useEffect, useState, type RefObject } from "react";

/** Whether something of the element is on the screen; false until the browser has looked. */
export function useInView(box: RefObject<Element | null>): boolean {
  const [isInView, see] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => see(seen.at(-1)?.isIntersecting === true));
    if (box.current !== null) watch.observe(box.current);
    return () => watch.disconnect();
  }, [box]);
  return isInView;
}
