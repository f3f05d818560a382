import { parseEntries } from '../parse-entries.ts';
import { type Team, teamSchema } from '../schema.ts';
import { bostonRedSox } from './baseball/boston-red-sox.ts';
import { losAngelesDodgers } from './baseball/los-angeles-dodgers.ts';
import { newYorkYankees } from './baseball/new-york-yankees.ts';
import { bostonCeltics } from './basketball/boston-celtics.ts';
import { chicagoBulls } from './basketball/chicago-bulls.ts';
import { goldenStateWarriors } from './basketball/golden-state-warriors.ts';
import { losAngelesLakers } from './basketball/los-angeles-lakers.ts';
import { bowlsEngland } from './bowls/bowls-england.ts';
import { matchroomBoxing } from './boxing/matchroom-boxing.ts';
import { britishCavingAssociation } from './caving/british-caving-association.ts';
import { fide } from './chess/fide.ts';
import { chennaiSuperKings } from './cricket/chennai-super-kings.ts';
import { lahoreQalandars } from './cricket/lahore-qalandars.ts';
import { mumbaiIndians } from './cricket/mumbai-indians.ts';
import { surrey } from './cricket/surrey.ts';
import { tourDeFrance } from './cycling/tour-de-france.ts';
import { pdc } from './darts/pdc.ts';
import { fei } from './equestrian/fei.ts';
import { astonMartin } from './f1/aston-martin.ts';
import { ferrari } from './f1/ferrari.ts';
import { mclaren } from './f1/mclaren.ts';
import { mercedes } from './f1/mercedes.ts';
import { redBullRacing } from './f1/red-bull-racing.ts';
import { williams } from './f1/williams.ts';
import { britishFencing } from './fencing/british-fencing.ts';
import { acMilan } from './football/ac-milan.ts';
import { ajax } from './football/ajax.ts';
import { alAhli } from './football/al-ahli.ts';
import { alEttifaq } from './football/al-ettifaq.ts';
import { alHilal } from './football/al-hilal.ts';
import { alIttihad } from './football/al-ittihad.ts';
import { alNassr } from './football/al-nassr.ts';
import { alQadsiah } from './football/al-qadsiah.ts';
import { alShabab } from './football/al-shabab.ts';
import { alTaawoun } from './football/al-taawoun.ts';
import { arsenal } from './football/arsenal.ts';
import { astonVilla } from './football/aston-villa.ts';
import { atleticoMadrid } from './football/atletico-madrid.ts';
import { barcelona } from './football/barcelona.ts';
import { bayernMunich } from './football/bayern-munich.ts';
import { benfica } from './football/benfica.ts';
import { bocaJuniors } from './football/boca-juniors.ts';
import { borussiaDortmund } from './football/borussia-dortmund.ts';
import { celtic } from './football/celtic.ts';
import { chelsea } from './football/chelsea.ts';
import { everton } from './football/everton.ts';
import { flamengo } from './football/flamengo.ts';
import { inter } from './football/inter.ts';
import { interMiami } from './football/inter-miami.ts';
import { juventus } from './football/juventus.ts';
import { laGalaxy } from './football/la-galaxy.ts';
import { liverpool } from './football/liverpool.ts';
import { manchesterCity } from './football/manchester-city.ts';
import { manchesterUnited } from './football/manchester-united.ts';
import { marseille } from './football/marseille.ts';
import { newcastleUnited } from './football/newcastle-united.ts';
import { parisSaintGermain } from './football/paris-saint-germain.ts';
import { rangers } from './football/rangers.ts';
import { realMadrid } from './football/real-madrid.ts';
import { saudiArabia } from './football/saudi-arabia.ts';
import { tottenhamHotspur } from './football/tottenham-hotspur.ts';
import { westHamUnited } from './football/west-ham-united.ts';
import { theRa } from './golf/the-ra.ts';
import { montrealCanadiens } from './hockey/montreal-canadiens.ts';
import { newYorkRangers } from './hockey/new-york-rangers.ts';
import { torontoMapleLeafs } from './hockey/toronto-maple-leafs.ts';
import { ascotRacecourse } from './horse-racing/ascot-racecourse.ts';
import { patnaPirates } from './kabaddi/patna-pirates.ts';
import { premierLacrosseLeague } from './lacrosse/premier-lacrosse-league.ts';
import { ufc } from './mma/ufc.ts';
import { motogp } from './motorsport/motogp.ts';
import { nascar } from './motorsport/nascar.ts';
import { uciMountainBikeWorldSeries } from './mountain-biking/uci-mountain-bike-world-series.ts';
import { baltimoreRavens } from './nfl/baltimore-ravens.ts';
import { dallasCowboys } from './nfl/dallas-cowboys.ts';
import { greenBayPackers } from './nfl/green-bay-packers.ts';
import { kansasCityChiefs } from './nfl/kansas-city-chiefs.ts';
import { outdoorSwimmingSociety } from './outdoor-swimming/outdoor-swimming-society.ts';
import { premierPadel } from './padel/premier-padel.ts';
import { pickleballEngland } from './pickleball/pickleball-england.ts';
import { theBoatRace } from './rowing/the-boat-race.ts';
import { harlequins } from './rugby/harlequins.ts';
import { leinster } from './rugby/leinster.ts';
import { parkrun } from './running/parkrun.ts';
import { worldSnookerTour } from './snooker/world-snooker-tour.ts';
import { sportEngland } from './sports-governance/sport-england.ts';
import { worldAquatics } from './swimming/world-aquatics.ts';
import { wimbledon } from './tennis/wimbledon.ts';
import { volleyballNationsLeague } from './volleyball/volleyball-nations-league.ts';
import { mumbaiIndiansWomen } from './womens-cricket/mumbai-indians-women.ts';
import { alAhliWomen } from './womens-football/al-ahli-women.ts';
import { alNassrWomen } from './womens-football/al-nassr-women.ts';
import { arsenalWomen } from './womens-football/arsenal-women.ts';
import { chelseaWomen } from './womens-football/chelsea-women.ts';
import { redRoses } from './womens-rugby/red-roses.ts';
import { angelCity } from './womens-soccer/angel-city.ts';
import { portlandThorns } from './womens-soccer/portland-thorns.ts';
import { wwe } from './wrestling/wwe.ts';

/** Every team and brand with a page, in the order in which pages list them. */
export const teams: Team[] = parseEntries(
  ({ sport, slug }) => `content/teams/${sport}/${slug}.ts`,
  teamSchema,
  [
    liverpool,
    westHamUnited,
    arsenal,
    chelsea,
    tottenhamHotspur,
    manchesterUnited,
    manchesterCity,
    newcastleUnited,
    everton,
    astonVilla,
    celtic,
    rangers,
    realMadrid,
    barcelona,
    atleticoMadrid,
    juventus,
    inter,
    acMilan,
    bayernMunich,
    borussiaDortmund,
    parisSaintGermain,
    marseille,
    ajax,
    benfica,
    saudiArabia,
    alHilal,
    alNassr,
    alIttihad,
    alAhli,
    interMiami,
    laGalaxy,
    flamengo,
    bocaJuniors,
    alQadsiah,
    alShabab,
    alEttifaq,
    alTaawoun,
    arsenalWomen,
    chelseaWomen,
    angelCity,
    portlandThorns,
    alNassrWomen,
    alAhliWomen,
    losAngelesLakers,
    bostonCeltics,
    goldenStateWarriors,
    chicagoBulls,
    baltimoreRavens,
    dallasCowboys,
    kansasCityChiefs,
    greenBayPackers,
    newYorkYankees,
    losAngelesDodgers,
    bostonRedSox,
    newYorkRangers,
    torontoMapleLeafs,
    montrealCanadiens,
    mumbaiIndians,
    chennaiSuperKings,
    lahoreQalandars,
    surrey,
    mumbaiIndiansWomen,
    ferrari,
    mclaren,
    mercedes,
    redBullRacing,
    williams,
    astonMartin,
    motogp,
    nascar,
    ascotRacecourse,
    ufc,
    worldSnookerTour,
    wwe,
    matchroomBoxing,
    harlequins,
    leinster,
    redRoses,
    pdc,
    wimbledon,
    patnaPirates,
    premierLacrosseLeague,
    theBoatRace,
    tourDeFrance,
    uciMountainBikeWorldSeries,
    pickleballEngland,
    fide,
    theRa,
    fei,
    worldAquatics,
    britishFencing,
    bowlsEngland,
    sportEngland,
    parkrun,
    britishCavingAssociation,
    outdoorSwimmingSociety,
    premierPadel,
    volleyballNationsLeague,
  ],
);

const bySlug = new Map(teams.map((team) => [team.slug, team]));

/** @param slug slug of the team, unique across all sports */
export function teamBySlug(slug: string): Team | undefined {
  return bySlug.get(slug);
}
