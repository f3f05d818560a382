/** The shield of the logo: chalk frame, two hoops, three openings. Fill rule is even-odd; pages inline it in `currentColor`. */
export const shield = {
  viewBox: '0 0 30 36',
  width: 30,
  height: 36,
  /** The frame and hoops with the openings cut out. */
  path: 'M0 0H30V19.5C30 27.5 23.5 32.8 15 36C6.5 32.8 0 27.5 0 19.5ZM3 3V9H27V3ZM3 14.6V19.5L3.1 20.4H26.9L27 19.5V14.6ZM5.7 26C7.8 28.9 11 31.1 15 32.8C19 31.1 22.2 28.9 24.3 26Z',
  /** The silhouette alone, for a filled ground behind the openings. */
  outline: 'M0 0H30V19.5C30 27.5 23.5 32.8 15 36C6.5 32.8 0 27.5 0 19.5Z',
} as const;
