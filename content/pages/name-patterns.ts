import { isLaunched } from '../clock/timed-text.ts';
import type { EventStage } from '../events/events.ts';
import type { Locale } from '../locale.ts';

/**
 * Generated titles and keywords for pages without written ones.
 * The first title that search engines show in full is used, or else the last.
 */
export type NamePattern = { titles: readonly [string, ...string[]]; keywords: readonly string[] };

export const hubPattern: Record<Locale, (sport: string) => NamePattern> = {
  en: (sport) => ({
    titles: isLaunched()
      ? [`${sport} Fans, Meetups & Watch Parties | SportBuddy`, `${sport} Fans & Watch Parties | SportBuddy`]
      : [
          `${sport} Fan Guide & Unofficial Communities | SportBuddy`,
          `${sport} Fan Guide & Communities | SportBuddy`,
        ],
    keywords: [`${sport} fans near me`, `${sport} watch party`, `${sport} meetup`, `${sport} fan community`],
  }),
  ar: (sport) => ({
    titles: [
      `جمهور ${sport} ${isLaunched() ? 'وتجمّعات المشاهدة' : 'ودليل المشجع'} | SportBuddy`,
      `جمهور ${sport} | SportBuddy`,
    ],
    keywords: [`جمهور ${sport}`, `تجمّع مشاهدة ${sport}`, `لقاءات ${sport}`, `مجتمع مشجعي ${sport}`],
  }),
};

export const leaguePattern: Record<Locale, (league: string, country: string) => NamePattern> = {
  en: (league, country) => ({
    titles: isLaunched()
      ? [
          `${league} Fan Communities & Watch Parties | SportBuddy`,
          `${league} Fans & Watch Parties | SportBuddy`,
          `${league} Fans | SportBuddy`,
        ]
      : [
          `${league}: Unofficial Fan Communities | SportBuddy`,
          `${league}: Fan Communities | SportBuddy`,
          `${league} Fans | SportBuddy`,
        ],
    keywords: [
      `${league} fans`,
      `${league} watch party`,
      `${league} fan community`,
      `${league} clubs`,
      country,
    ],
  }),
  ar: (league, country) => ({
    titles: [
      `جمهور ${league} ${isLaunched() ? 'وتجمّعاته' : 'ودليل المشجع'} | SportBuddy`,
      `جمهور ${league} | SportBuddy`,
    ],
    keywords: [`جمهور ${league}`, `مشاهدة ${league}`, `أندية ${league}`, `مجتمع مشجعي ${league}`, country],
  }),
};

/** All team titles follow one pattern (docs/product.md). Some Arabic names are too long for it. */
export const teamPattern: Record<Locale, (team: string, sport: string) => NamePattern> = {
  en: (team, sport) => ({
    titles: [`${team} | ${sport} Fan Community | SportBuddy`],
    keywords: [`${team} fans`, `${team} watch party`, `${team} fan community`, `${sport} fans`],
  }),
  ar: (team, sport) => ({
    titles: [
      `${team} | مجتمع مشجعي ${sport} | SportBuddy`,
      `${team} | مجتمع المشجعين | SportBuddy`,
      `${team} | SportBuddy`,
    ],
    keywords: [`جمهور ${team}`, `مشاهدة ${team}`, `مجتمع مشجعي ${team}`, `جمهور ${sport}`],
  }),
};

type EventPattern = (event: string, venue: string, sport: string, stage: EventStage) => NamePattern;

/** Watch parties are named only for events that SportBuddy can have some for. */
export const eventPattern: Record<Locale, EventPattern> = {
  en: (event, venue, sport, stage) => ({
    titles: {
      meetups: [`${event}: Watch Parties & Fans | SportBuddy`, `${event} | SportBuddy`] as const,
      guide: [`${event}: Fan Guide | SportBuddy`, `${event} | SportBuddy`] as const,
      over: [`${event} | SportBuddy`] as const,
    }[stage],
    keywords: [
      event,
      ...(stage === 'meetups' ? [`${event} watch party`] : []),
      `where to watch ${event}`,
      venue,
      `${sport} fans`,
    ],
  }),
  ar: (event, venue, sport, stage) => ({
    titles: {
      meetups: [`${event} | تجمّعات المشاهدة | SportBuddy`, `${event} | SportBuddy`] as const,
      guide: [`${event} | دليل المشجع | SportBuddy`, `${event} | SportBuddy`] as const,
      over: [`${event} | SportBuddy`] as const,
    }[stage],
    keywords: [
      event,
      ...(stage === 'meetups' ? [`تجمّع مشاهدة ${event}`] : []),
      `أين أشاهد ${event}`,
      venue,
      `جمهور ${sport}`,
    ],
  }),
};
