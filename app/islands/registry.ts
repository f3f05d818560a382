/**
 * Every part of the site that comes to life in the browser, by the name that its markup carries. Each is a
 * chunk of its own, fetched only by pages that show it.
 */
export const islands = {
  toasts: () => import('../frame/toast-region.tsx').then((module) => module.ToastRegion),
  share: () => import('../frame/share/share-control.tsx').then((module) => module.ShareControl),
  countdown: () => import('../pages/early-access/countdown.tsx').then((module) => module.Countdown),
  'sign-up': () => import('../pages/early-access/sign-up-ticket.tsx').then((module) => module.SignUpTicket),
  'fan-count': () => import('../pages/catalogue/fan-count.tsx').then((module) => module.FanCount),
};

export type IslandName = keyof typeof islands;
