// Written by `npm run media maps`. Places are in percent of the picture, by slug.
type Places = Record<string, { x: number; y: number }>;
type Picture = { src: string; width: number; height: number };

export const pubMap: Picture & {
  pubs: Places;
  stadiums: Places;
  /** Where names of areas are written, for content/places/areas.ts. */
  areas: Places;
  /** The stadium nearest to each pub, and the straight line to it. */
  nearest: Record<string, { stadium: string; km: number }>;
} = {
  src: '/media/maps/pub-map.a29e7a88.svg',
  width: 680,
  height: 880,
  pubs: {
    'twelve-pins': { x: 54.7, y: 30.3 },
    tollington: { x: 51.8, y: 34.7 },
    'faltering-fullback': { x: 53.4, y: 28.9 },
    'bricklayers-arms': { x: 71, y: 8.4 },
    'antwerp-arms': { x: 67.3, y: 9.1 },
    'famous-three-kings': { x: 10.3, y: 70.8 },
    'butchers-hook': { x: 17.6, y: 76.5 },
    'white-horse': { x: 13, y: 79.6 },
    greenwood: { x: 38.8, y: 67.4 },
    'maple-leaf': { x: 47.1, y: 59.9 },
    philomenas: { x: 47.6, y: 57.4 },
    'passyunk-avenue': { x: 39.8, y: 53.9 },
    'cafe-kick': { x: 52.9, y: 51.7 },
    'lords-tavern': { x: 25.6, y: 50.2 },
    'belushis-london-bridge': { x: 60.7, y: 64.3 },
  },
  stadiums: {
    tottenham: { x: 71.8, y: 8.9 },
    'london-stadium': { x: 93.6, y: 44.7 },
    emirates: { x: 53.3, y: 35.9 },
    'stamford-bridge': { x: 17.1, y: 75.8 },
    lords: { x: 25.1, y: 49.5 },
    'craven-cottage': { x: 3.6, y: 79.4 },
    'the-oval': { x: 50.5, y: 74.7 },
    'the-den': { x: 78.6, y: 73.4 },
  },
  areas: {
    haringey: { x: 44.7, y: 17.3 },
    hackney: { x: 76.3, y: 37.5 },
    camden: { x: 29.4, y: 40.5 },
    islington: { x: 57, y: 47 },
    'tower-hamlets': { x: 86, y: 57.1 },
    westminster: { x: 28.1, y: 59.5 },
    wandsworth: { x: 21.9, y: 89.5 },
    lambeth: { x: 49.1, y: 90.3 },
    southwark: { x: 68, y: 80.5 },
    lewisham: { x: 89.9, y: 88.1 },
  },
  nearest: {
    'twelve-pins': { stadium: 'emirates', km: 1.2 },
    tollington: { stadium: 'emirates', km: 0.3 },
    'faltering-fullback': { stadium: 'emirates', km: 1.4 },
    'bricklayers-arms': { stadium: 'tottenham', km: 0.2 },
    'antwerp-arms': { stadium: 'tottenham', km: 0.7 },
    'famous-three-kings': { stadium: 'stamford-bridge', km: 1.5 },
    'butchers-hook': { stadium: 'stamford-bridge', km: 0.2 },
    'white-horse': { stadium: 'stamford-bridge', km: 1 },
    greenwood: { stadium: 'the-oval', km: 2.4 },
    'maple-leaf': { stadium: 'the-oval', km: 3.1 },
    philomenas: { stadium: 'the-oval', km: 3.6 },
    'passyunk-avenue': { stadium: 'lords', km: 2.5 },
    'cafe-kick': { stadium: 'emirates', km: 3.2 },
    'lords-tavern': { stadium: 'lords', km: 0.2 },
    'belushis-london-bridge': { stadium: 'the-oval', km: 2.7 },
  },
};

export const londonMap: Picture & { stadiums: Places } = {
  src: '/media/maps/london.38de3789.svg',
  width: 1000,
  height: 520,
  stadiums: {
    wembley: { x: 27.6, y: 32.7 },
    twickenham: { x: 20.3, y: 54.4 },
    tottenham: { x: 52.5, y: 22.2 },
    'london-stadium': { x: 58.4, y: 36.5 },
    emirates: { x: 47.6, y: 32.9 },
    'stamford-bridge': { x: 38, y: 48.8 },
    lords: { x: 40.1, y: 38.4 },
    'craven-cottage': { x: 34.4, y: 50.3 },
    'the-oval': { x: 46.9, y: 48.4 },
    'the-valley': { x: 64.6, y: 47.8 },
    'selhurst-park': { x: 50.3, y: 66.9 },
    'the-den': { x: 54.4, y: 47.9 },
    'loftus-road': { x: 33.1, y: 42.8 },
    gtech: { x: 26.5, y: 46.9 },
  },
};

export const saudiMap: Picture & { cities: Places } = {
  src: '/media/maps/saudi.11377260.svg',
  width: 1000,
  height: 640,
  cities: {
    riyadh: { x: 57.3, y: 46.3 },
    jeddah: { x: 22.1, y: 63.8 },
    'dammam-and-khobar': { x: 73.3, y: 36.9 },
    buraidah: { x: 44.6, y: 37.4 },
  },
};

export const regionMaps: Record<string, Picture & { cities: Places }> = {
  'uk-and-ireland': {
    src: '/media/maps/uk-and-ireland.7887cc6b.svg',
    width: 640,
    height: 500,
    cities: {
      london: { x: 77.9, y: 74.1 },
      liverpool: { x: 58.8, y: 47.4 },
      manchester: { x: 63.8, y: 46.4 },
      newcastle: { x: 68, y: 24.4 },
      glasgow: { x: 50.3, y: 11 },
      dublin: { x: 36.9, y: 48.2 },
      cardiff: { x: 57.5, y: 74.5 },
    },
  },
  gulf: {
    src: '/media/maps/gulf.dad5fdab.svg',
    width: 640,
    height: 500,
    cities: {
      riyadh: { x: 47.9, y: 48.3 },
      jeddah: { x: 20.9, y: 64.5 },
      dammam: { x: 60.2, y: 39.6 },
      abha: { x: 32.9, y: 80.6 },
      doha: { x: 65.4, y: 45.4 },
      dubai: { x: 78.9, y: 45.8 },
    },
  },
  europe: {
    src: '/media/maps/europe.3bd726db.svg',
    width: 640,
    height: 500,
    cities: {
      madrid: { x: 28.4, y: 76.6 },
      barcelona: { x: 45.5, y: 73.2 },
      lisbon: { x: 11.7, y: 82.2 },
      paris: { x: 46.6, y: 36.9 },
      amsterdam: { x: 52.9, y: 19.9 },
      munich: { x: 69.9, y: 39.3 },
      milan: { x: 64.6, y: 52.9 },
    },
  },
  'north-america': {
    src: '/media/maps/north-america.bd21d5cc.svg',
    width: 640,
    height: 500,
    cities: {
      'los-angeles': { x: 10.8, y: 56.2 },
      'new-york': { x: 84.5, y: 38.4 },
      baltimore: { x: 81.1, y: 43.4 },
      chicago: { x: 62.7, y: 39.7 },
      dallas: { x: 48.1, y: 65.5 },
      toronto: { x: 75, y: 32.7 },
    },
  },
  'south-asia': {
    src: '/media/maps/south-asia.69849bfa.svg',
    width: 640,
    height: 500,
    cities: {
      mumbai: { x: 38.1, y: 55.9 },
      delhi: { x: 48.7, y: 23.3 },
      chennai: { x: 56.2, y: 75.4 },
      kolkata: { x: 75.9, y: 44.2 },
      lahore: { x: 41.7, y: 12.8 },
      karachi: { x: 23.8, y: 36.4 },
    },
  },
};
