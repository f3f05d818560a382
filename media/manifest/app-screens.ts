/** The app in a phone, by screen and language. Written by `npm run media app-screens`; sizes are CSS px at the largest size a page should show.
 * `photo` is photographed: tilt, shadow and reflection are in the picture. `card` is upright and cut at its foot:
 * pages tilt it (6, -5, 3 degrees) and let it bleed off the card's end. */
export const appScreens = {
  matchNight: {
    en: {
      photo: {
        avif: '/media/app/match-night-en.d50e36ba.avif',
        webp: '/media/app/match-night-en.f22982f2.webp',
        width: 760,
        height: 1200,
        blur: '#171c38',
      },
      card: {
        avif: '/media/app/match-night-en-card.5cf51ea9.avif',
        webp: '/media/app/match-night-en-card.b4bb8ff0.webp',
        width: 292,
        height: 430,
        blur: '#333961',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/match-night-ar.8408fed8.avif',
        webp: '/media/app/match-night-ar.6dc0a69f.webp',
        width: 760,
        height: 1200,
        blur: '#181d3a',
      },
      card: {
        avif: '/media/app/match-night-ar-card.40ea0933.avif',
        webp: '/media/app/match-night-ar-card.96e55b78.webp',
        width: 292,
        height: 430,
        blur: '#303860',
      },
    },
  },
  fansNearYou: {
    en: {
      photo: {
        avif: '/media/app/fans-near-you-en.9f5b62f0.avif',
        webp: '/media/app/fans-near-you-en.a6ca5f7e.webp',
        width: 760,
        height: 1200,
        blur: '#182143',
      },
      card: {
        avif: '/media/app/fans-near-you-en-card.b27de48c.avif',
        webp: '/media/app/fans-near-you-en-card.68d8e8da.webp',
        width: 292,
        height: 430,
        blur: '#273258',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/fans-near-you-ar.c7529e0d.avif',
        webp: '/media/app/fans-near-you-ar.67e62118.webp',
        width: 760,
        height: 1200,
        blur: '#192144',
      },
      card: {
        avif: '/media/app/fans-near-you-ar-card.2640d19f.avif',
        webp: '/media/app/fans-near-you-ar-card.3185c93c.webp',
        width: 292,
        height: 430,
        blur: '#263158',
      },
    },
  },
  echo: {
    en: {
      photo: {
        avif: '/media/app/echo-en.172aa57a.avif',
        webp: '/media/app/echo-en.57399050.webp',
        width: 760,
        height: 1200,
        blur: '#1d1a32',
      },
      card: {
        avif: '/media/app/echo-en-card.188c443c.avif',
        webp: '/media/app/echo-en-card.12b70c38.webp',
        width: 292,
        height: 430,
        blur: '#222c4b',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/echo-ar.3ffd6a8a.avif',
        webp: '/media/app/echo-ar.5f74b1dc.webp',
        width: 760,
        height: 1200,
        blur: '#1f1c32',
      },
      card: {
        avif: '/media/app/echo-ar-card.912acf19.avif',
        webp: '/media/app/echo-ar-card.8fa79398.webp',
        width: 292,
        height: 430,
        blur: '#202b4a',
      },
    },
  },
  watchParty: {
    en: {
      photo: {
        avif: '/media/app/watch-party-en.1851776a.avif',
        webp: '/media/app/watch-party-en.25f2c9d4.webp',
        width: 760,
        height: 1200,
        blur: '#131831',
      },
      card: {
        avif: '/media/app/watch-party-en-card.3001a6d4.avif',
        webp: '/media/app/watch-party-en-card.947f9a2b.webp',
        width: 292,
        height: 430,
        blur: '#333a69',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/watch-party-ar.97ece208.avif',
        webp: '/media/app/watch-party-ar.b35b9ad8.webp',
        width: 760,
        height: 1200,
        blur: '#141832',
      },
      card: {
        avif: '/media/app/watch-party-ar-card.a237c34f.avif',
        webp: '/media/app/watch-party-ar-card.6ab3d8da.webp',
        width: 292,
        height: 430,
        blur: '#30396c',
      },
    },
  },
  clubEvent: {
    en: {
      photo: {
        avif: '/media/app/club-event-en.fdb50a49.avif',
        webp: '/media/app/club-event-en.5db8c803.webp',
        width: 760,
        height: 1200,
        blur: '#3f3a48',
      },
      card: {
        avif: '/media/app/club-event-en-card.a26dc8a7.avif',
        webp: '/media/app/club-event-en-card.43db533d.webp',
        width: 292,
        height: 430,
        blur: '#64687d',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/club-event-ar.0f557f91.avif',
        webp: '/media/app/club-event-ar.88470f92.webp',
        width: 760,
        height: 1200,
        blur: '#4a424e',
      },
      card: {
        avif: '/media/app/club-event-ar-card.25e8c6aa.avif',
        webp: '/media/app/club-event-ar-card.85951e56.webp',
        width: 292,
        height: 430,
        blur: '#636980',
      },
    },
  },
  challenge: {
    en: {
      photo: {
        avif: '/media/app/challenge-en.a288eeb1.avif',
        webp: '/media/app/challenge-en.dc7d7e15.webp',
        width: 760,
        height: 1200,
        blur: '#171a34',
      },
      card: {
        avif: '/media/app/challenge-en-card.bb7840ee.avif',
        webp: '/media/app/challenge-en-card.2fa6ede7.webp',
        width: 292,
        height: 430,
        blur: '#413c5c',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/challenge-ar.cb77dac4.avif',
        webp: '/media/app/challenge-ar.37ed097f.webp',
        width: 760,
        height: 1200,
        blur: '#181b35',
      },
      card: {
        avif: '/media/app/challenge-ar-card.d78072b7.avif',
        webp: '/media/app/challenge-ar-card.f6a3ec3b.webp',
        width: 292,
        height: 430,
        blur: '#3f3b5c',
      },
    },
  },
  leaderboard: {
    en: {
      photo: {
        avif: '/media/app/leaderboard-en.62cbd9ae.avif',
        webp: '/media/app/leaderboard-en.d6c0f683.webp',
        width: 760,
        height: 1200,
        blur: '#191d39',
      },
      card: {
        avif: '/media/app/leaderboard-en-card.9aa27e16.avif',
        webp: '/media/app/leaderboard-en-card.df64a3d9.webp',
        width: 292,
        height: 430,
        blur: '#434461',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/leaderboard-ar.4c3b492c.avif',
        webp: '/media/app/leaderboard-ar.e6b04ce6.webp',
        width: 760,
        height: 1200,
        blur: '#1a1e3b',
      },
      card: {
        avif: '/media/app/leaderboard-ar-card.ffd67fe0.avif',
        webp: '/media/app/leaderboard-ar-card.bc0dd14c.webp',
        width: 292,
        height: 430,
        blur: '#424261',
      },
    },
  },
  awayTravel: {
    en: {
      photo: {
        avif: '/media/app/away-travel-en.893f0594.avif',
        webp: '/media/app/away-travel-en.10dc23d3.webp',
        width: 760,
        height: 1200,
        blur: '#141a39',
      },
      card: {
        avif: '/media/app/away-travel-en-card.e7ad79f7.avif',
        webp: '/media/app/away-travel-en-card.cfa3d87b.webp',
        width: 292,
        height: 430,
        blur: '#28315d',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/away-travel-ar.5522835a.avif',
        webp: '/media/app/away-travel-ar.c0b6eb03.webp',
        width: 760,
        height: 1200,
        blur: '#161b3b',
      },
      card: {
        avif: '/media/app/away-travel-ar-card.1ed8afee.avif',
        webp: '/media/app/away-travel-ar-card.dd004939.webp',
        width: 292,
        height: 430,
        blur: '#27305d',
      },
    },
  },
  playPass: {
    en: {
      photo: {
        avif: '/media/app/play-pass-en.c5fb8834.avif',
        webp: '/media/app/play-pass-en.f007ece5.webp',
        width: 760,
        height: 1200,
        blur: '#232334',
      },
      card: {
        avif: '/media/app/play-pass-en-card.7ab48284.avif',
        webp: '/media/app/play-pass-en-card.a301cbda.webp',
        width: 292,
        height: 430,
        blur: '#5d544f',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/play-pass-ar.343887cd.avif',
        webp: '/media/app/play-pass-ar.f98ed6fc.webp',
        width: 760,
        height: 1200,
        blur: '#282736',
      },
      card: {
        avif: '/media/app/play-pass-ar-card.5b3b756f.avif',
        webp: '/media/app/play-pass-ar-card.f4e77e0d.webp',
        width: 292,
        height: 430,
        blur: '#5e544e',
      },
    },
  },
} as const;
