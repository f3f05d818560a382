/**
 * Who comes back to a page, or loads it anew, is to stand where they stood: its heights are then the true ones from the start
 * (app/styles/below-the-window.css).
 */
export function layOutWholeOnReturn({ performance, document }: Window): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReturn =
    navigation instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(navigation.type);
  if (isReturn) document.documentElement.dataset.laidOut = 'whole';
}
