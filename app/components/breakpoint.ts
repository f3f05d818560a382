/** The boundary between the mobile and the desktop layout, as in CSS. */
export const mobileQuery = '(width < 48em)';
