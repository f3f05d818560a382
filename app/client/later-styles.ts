const retryMs = 3000;

/**
 * Requests style sheets again that have not arrived (app/later-styles.tsx): once after three
 * seconds, and each time the browser is online again.
 */
export function retryLaterStyles(window: Window): void {
  const { document } = window;
  const retry = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('body link[rel="stylesheet"]'))
      if (!hasArrived(link)) link.replaceWith(link.cloneNode());
  };
  window.addEventListener('online', retry);
  window.setTimeout(retry, retryMs);
}

function hasArrived({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // Chromium has a sheet for a request that failed, and throws when its rules are read.
    return false;
  }
}
