import { mkdir, writeFile } from 'node:fs/promises';
import { inProject, sweep, writeHashed } from '../studio/hashed-file.ts';
import { londonPlane } from './london-plane.ts';
import { type DrawnMap, manifestText, nearestText, pictureText, placesText, regionText } from './manifest.ts';
import { pubMap } from './pub-map.ts';
import { regionMaps } from './region-maps.ts';
import { saudiPlane } from './saudi-plane.ts';
import type { Size } from './sheet.ts';

const folder = 'media/maps';

async function picture(map: { name: string; size: Size; svg: () => string }): Promise<DrawnMap> {
  return { src: await writeHashed(folder, map.name, 'svg', map.svg()), ...map.size };
}

/**
 * Draws all maps as SVG and names them, with the places pages lay over them, in
 * media/manifest/maps.ts.
 */
export async function draw(): Promise<void> {
  const pub = await picture(pubMap);
  const london = await picture(londonPlane);
  const saudi = await picture(saudiPlane);
  const regions = await Promise.all(
    regionMaps.map(async (map) => ({ name: map.name, drawn: await picture(map), cities: map.places() })),
  );
  await sweep(
    folder,
    [pub, london, saudi, ...regions.map((region) => region.drawn)].map((map) => map.src),
  );

  const { pubs, stadiums, areas, nearest } = pubMap.places();
  const text = manifestText({
    pub: [
      pictureText(pub),
      placesText('pubs', pubs),
      placesText('stadiums', stadiums),
      placesText('areas', areas),
      nearestText(nearest),
    ].join(''),
    london: pictureText(london) + placesText('stadiums', londonPlane.places()),
    saudi: pictureText(saudi) + placesText('cities', saudiPlane.places()),
    regions: regions.map(({ name, drawn, cities }) => regionText(name, drawn, cities)).join(''),
  });
  await mkdir(inProject('media/manifest'), { recursive: true });
  await writeFile(inProject('media/manifest/maps.ts'), text);
}
