// Measuring whenever something changes its size.

/** Calls `measure` now, and when one of these has changed its size; ends with the function it returns. What is measured
 *  may change sizes again: it waits for the next frame, or browsers report a loop of observers as an error. */
export function watchSizes(elements: Iterable<Element>, measure: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  });
  for (const element of elements) observer.observe(element);
  measure();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
