/**
 * First teams of the badge carousel and the team carousel: four sports from three continents
 * (docs/product.md).
 */
export const firstTeams = ['west-ham-united', 'baltimore-ravens', 'los-angeles-lakers', 'mumbai-indians'];
