import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const openMs = 200;
/** Within this time after closing, it reopens without the delay. */
const skipMs = 300;
const closeMs = 150;
/** A click within this time after the mouse opened it does not close it again. */
const graceMs = 400;

export function useHoverDisclosure(pathname: string) {
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);

  function later(next: boolean, ms: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      (next ? openedAt : closedAt).current = performance.now();
      setOpen(next);
    }, ms);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it
  useEffect(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, [pathname]);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      if (element.current?.contains(document.activeElement))
        element.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open,
    element,
    toggle(event: MouseEvent) {
      event.preventDefault();
      clearTimeout(timer.current);
      setOpen(!open || performance.now() - openedAt.current < graceMs);
    },
    handlers: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return;
        later(true, performance.now() - closedAt.current < skipMs ? 0 : openMs);
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType === 'mouse') later(false, closeMs);
      },
    },
  };
}
