import { printAddress } from './print-address.ts';

/** Lets the link in `root` print the page. One that was pressed before has left its mark in the page's address. */
export function printOnPress(root: HTMLElement): void {
  const { location, history } = window;
  if (location.hash === printAddress) {
    history.replaceState(history.state, '', location.pathname + location.search);
    window.print();
  }
  const link = root.querySelector<HTMLElement>(`[href="${printAddress}"]`);
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    window.print();
  });
}
