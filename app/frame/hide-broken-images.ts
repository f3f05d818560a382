/** A picture that did not come leaves no broken frame behind; the room it was given stays, so nothing moves. */
export function hideBrokenImages(target: Document): void {
  const hide = (image: HTMLImageElement) => {
    image.style.visibility = 'hidden';
  };
  // Errors of pictures do not bubble, but they can be caught on the way down.
  target.addEventListener(
    'error',
    ({ target: failed }) => failed instanceof HTMLImageElement && hide(failed),
    true,
  );
  // One that is tried again with another source may come after all.
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
