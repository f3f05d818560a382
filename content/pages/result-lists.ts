/** Characters of a title and of a description that result lists show before they cut them. */
export const shownInResults = { title: 60, description: 160 };

/** Characters of a description that is written for one page; put together from several texts, it may take what is shown. */
export const longestWritten = 155;
