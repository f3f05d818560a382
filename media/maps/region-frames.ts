import { type GeoProjection, geoConicConformal, geoConicEqualArea, geoMercator } from 'd3-geo';
import * as palette from '../../content/palette.ts';

/** How a region is drawn: highlighted countries, borders and viewpoint. */
export type Frame = {
  slug: string;
  /** Colour of the lit land: that of the ticket's stub. */
  land: string;
  shade: string;
  border: string;
  projection: GeoProjection;
  /** South-west and north-east corners of the required area, in degrees. */
  extent: [[number, number], [number, number]];
  /** Alpha-3 codes of the lit countries. */
  lit: string[];
  /**
   * Whether borders are drawn. Not in South Asia, where some are disputed: all land is highlighted
   * there and fades out at the rim under a graticule.
   */
  borders: boolean;
};

export const frames: Frame[] = [
  {
    slug: 'uk-and-ireland',
    land: palette.mint,
    shade: '#5FC6B3',
    border: '#3E9C8C',
    projection: geoMercator(),
    extent: [
      [-11.2, 49.8],
      [2.6, 56.4],
    ],
    lit: ['GBR', 'IRL', 'IMN'],
    borders: true,
  },
  {
    slug: 'gulf',
    land: palette.gold,
    shade: '#E0A02A',
    border: '#B07A16',
    projection: geoMercator(),
    extent: [
      [34, 15.6],
      [60.5, 32.6],
    ],
    lit: ['SAU', 'ARE', 'QAT', 'BHR', 'KWT', 'OMN'],
    borders: true,
  },
  {
    slug: 'europe',
    land: palette.chalk,
    shade: '#DDD6C3',
    border: '#A59C84',
    projection: geoConicConformal().rotate([-4, 0]).parallels([38, 54]),
    extent: [
      [-9.5, 36.5],
      [17, 55.2],
    ],
    lit: [
      ...['PRT', 'ESP', 'AND', 'FRA', 'BEL', 'NLD', 'LUX', 'DEU', 'CHE', 'LIE', 'AUT', 'ITA', 'SMR', 'MCO'],
      ...['GBR', 'IRL', 'DNK', 'SWE', 'NOR', 'POL', 'CZE', 'SVK', 'HUN', 'SVN', 'HRV', 'VAT', 'MLT'],
    ],
    borders: true,
  },
  {
    slug: 'north-america',
    land: palette.royal2,
    shade: '#22348F',
    border: '#5B73E0',
    projection: geoConicEqualArea().rotate([96, 0]).parallels([29.5, 45.5]),
    extent: [
      [-121, 27],
      [-70.5, 47.5],
    ],
    lit: ['USA', 'CAN'],
    borders: true,
  },
  {
    slug: 'south-asia',
    land: palette.mint,
    shade: '#5FC6B3',
    border: '#3E9C8C',
    projection: geoMercator(),
    extent: [
      [62.5, 6.2],
      [93, 34.2],
    ],
    lit: [],
    borders: false,
  },
];
