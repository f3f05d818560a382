/** Characters of a title and a description that search engines show without truncating. */
export const resultListLimits = { title: 60, description: 160 };

/**
 * Maximum characters of a written description. Generated descriptions may use the whole limit
 * above.
 */
export const maxWrittenDescription = 155;
