/** Four sports and three continents stand first, on the scarf and in the carousel of teams (docs/product.md). */
export const firstTeams = ['west-ham-united', 'baltimore-ravens', 'los-angeles-lakers', 'mumbai-indians'];
