/** Hides images that failed to load. They keep their space, so the layout does not shift. */
export function hideBrokenImages(target: Document): void {
  const hide = (image: HTMLImageElement) => {
    image.style.visibility = 'hidden';
  };
  // `error` of images does not bubble, so listen in the capture phase.
  target.addEventListener(
    'error',
    ({ target: failed }) => failed instanceof HTMLImageElement && hide(failed),
    true,
  );
  // A later source may load.
  target.addEventListener(
    'load',
    ({ target: loaded }) => {
      if (loaded instanceof HTMLImageElement) loaded.style.removeProperty('visibility');
    },
    true,
  );
  for (const image of target.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) hide(image);
}
