/** Characters of a title and of a description that result lists show before they cut them. */
export const shownInResults = { title: 60, description: 160 };
