import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** For as long again a click does not close what the mouse has opened. */
const openMs = 200;
/** Within this time after closing, it reopens without the delay. */
const skipMs = 300;
const closeMs = 150;

export function useHoverDisclosure(pathname: string) {
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const sinceChange = () => performance.now() - changedAt.current;

  function later(next: boolean, ms: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      changedAt.current = performance.now();
      setOpen(next);
    }, ms);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it
  useEffect(() => {
    setOpen(false);
    return () => clearTimeout(timer.current);
  }, [pathname]);

  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && element.current?.contains(event.target);
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (event instanceof KeyboardEvent ? !isEscape : isInside) return;
      setOpen(false);
      if (isEscape && isInside) element.current?.querySelector('summary')?.focus();
    };
    for (const type of ['pointerdown', 'focusin', 'keydown'])
      document.addEventListener(type, close, { signal: stop.signal });
    return () => stop.abort();
  }, [open]);

  return {
    open,
    element,
    toggle(event: MouseEvent) {
      event.preventDefault();
      clearTimeout(timer.current);
      setOpen(!open || sinceChange() < openMs);
    },
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        pointerType === 'mouse' && later(true, sinceChange() < skipMs ? 0 : openMs),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && later(false, closeMs),
    },
  };
}
