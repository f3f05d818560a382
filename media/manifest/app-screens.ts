/** The app in a phone, by screen and language. Written by `npm run media app-screens`; sizes are CSS px at the largest size a page should show.
 * `photo` is photographed: tilt, shadow and reflection are in the picture. `card` is upright and cut at its foot:
 * pages tilt it (6, -5, 3 degrees) and let it bleed off the card's end. */
export const appScreens = {
  matchNight: {
    en: {
      photo: {
        avif: '/media/app/match-night-en.8e60cbbe.avif',
        webp: '/media/app/match-night-en.d4346bd8.webp',
        width: 760,
        height: 1200,
        blur: '#171c39',
      },
      card: {
        avif: '/media/app/match-night-en-card.3b02d6ac.avif',
        webp: '/media/app/match-night-en-card.b4bb8ff0.webp',
        width: 292,
        height: 430,
        blur: '#333961',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/match-night-ar.218ca7c4.avif',
        webp: '/media/app/match-night-ar.80c8efef.webp',
        width: 760,
        height: 1200,
        blur: '#181d3b',
      },
      card: {
        avif: '/media/app/match-night-ar-card.da73c6b4.avif',
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
        avif: '/media/app/fans-near-you-en.ae9ea498.avif',
        webp: '/media/app/fans-near-you-en.bdc8e1b2.webp',
        width: 760,
        height: 1200,
        blur: '#182144',
      },
      card: {
        avif: '/media/app/fans-near-you-en-card.e516b0be.avif',
        webp: '/media/app/fans-near-you-en-card.68d8e8da.webp',
        width: 292,
        height: 430,
        blur: '#273258',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/fans-near-you-ar.d76a4142.avif',
        webp: '/media/app/fans-near-you-ar.5b6023f8.webp',
        width: 760,
        height: 1200,
        blur: '#192145',
      },
      card: {
        avif: '/media/app/fans-near-you-ar-card.e22c69cc.avif',
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
        avif: '/media/app/echo-en.ada2584d.avif',
        webp: '/media/app/echo-en.d5e251f8.webp',
        width: 760,
        height: 1200,
        blur: '#1d1b32',
      },
      card: {
        avif: '/media/app/echo-en-card.0185e6ed.avif',
        webp: '/media/app/echo-en-card.12b70c38.webp',
        width: 292,
        height: 430,
        blur: '#222c4b',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/echo-ar.3ec233ee.avif',
        webp: '/media/app/echo-ar.a3a650fd.webp',
        width: 760,
        height: 1200,
        blur: '#1f1c33',
      },
      card: {
        avif: '/media/app/echo-ar-card.e3891e5a.avif',
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
        avif: '/media/app/watch-party-en.1aded7d0.avif',
        webp: '/media/app/watch-party-en.2a62073c.webp',
        width: 760,
        height: 1200,
        blur: '#131831',
      },
      card: {
        avif: '/media/app/watch-party-en-card.39103e8b.avif',
        webp: '/media/app/watch-party-en-card.947f9a2b.webp',
        width: 292,
        height: 430,
        blur: '#333a69',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/watch-party-ar.b547db6e.avif',
        webp: '/media/app/watch-party-ar.cd6cf87b.webp',
        width: 760,
        height: 1200,
        blur: '#141933',
      },
      card: {
        avif: '/media/app/watch-party-ar-card.a6828e05.avif',
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
        avif: '/media/app/club-event-en.6308244b.avif',
        webp: '/media/app/club-event-en.bb4883d0.webp',
        width: 760,
        height: 1200,
        blur: '#3f3a49',
      },
      card: {
        avif: '/media/app/club-event-en-card.b3fd8d7a.avif',
        webp: '/media/app/club-event-en-card.43db533d.webp',
        width: 292,
        height: 430,
        blur: '#64687d',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/club-event-ar.bc88d21e.avif',
        webp: '/media/app/club-event-ar.756d7162.webp',
        width: 760,
        height: 1200,
        blur: '#4a424f',
      },
      card: {
        avif: '/media/app/club-event-ar-card.965b3c8d.avif',
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
        avif: '/media/app/challenge-en.13d9f5c4.avif',
        webp: '/media/app/challenge-en.d50ffe08.webp',
        width: 760,
        height: 1200,
        blur: '#181a34',
      },
      card: {
        avif: '/media/app/challenge-en-card.0b18943c.avif',
        webp: '/media/app/challenge-en-card.2fa6ede7.webp',
        width: 292,
        height: 430,
        blur: '#413c5c',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/challenge-ar.1b33ea0a.avif',
        webp: '/media/app/challenge-ar.1ed37cfc.webp',
        width: 760,
        height: 1200,
        blur: '#181b36',
      },
      card: {
        avif: '/media/app/challenge-ar-card.a5039b44.avif',
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
        avif: '/media/app/leaderboard-en.da247e1e.avif',
        webp: '/media/app/leaderboard-en.1db673fe.webp',
        width: 760,
        height: 1200,
        blur: '#191d39',
      },
      card: {
        avif: '/media/app/leaderboard-en-card.e66f44c6.avif',
        webp: '/media/app/leaderboard-en-card.df64a3d9.webp',
        width: 292,
        height: 430,
        blur: '#434461',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/leaderboard-ar.c5ee9b48.avif',
        webp: '/media/app/leaderboard-ar.ad75e708.webp',
        width: 760,
        height: 1200,
        blur: '#1a1e3b',
      },
      card: {
        avif: '/media/app/leaderboard-ar-card.a96a12d0.avif',
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
        avif: '/media/app/away-travel-en.38bdc70a.avif',
        webp: '/media/app/away-travel-en.bef5428e.webp',
        width: 760,
        height: 1200,
        blur: '#141a39',
      },
      card: {
        avif: '/media/app/away-travel-en-card.04f8aca8.avif',
        webp: '/media/app/away-travel-en-card.cfa3d87b.webp',
        width: 292,
        height: 430,
        blur: '#28315d',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/away-travel-ar.13ab0f03.avif',
        webp: '/media/app/away-travel-ar.4f097c91.webp',
        width: 760,
        height: 1200,
        blur: '#161c3b',
      },
      card: {
        avif: '/media/app/away-travel-ar-card.7e2ca170.avif',
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
        avif: '/media/app/play-pass-en.d6ead354.avif',
        webp: '/media/app/play-pass-en.610c3dd5.webp',
        width: 760,
        height: 1200,
        blur: '#232335',
      },
      card: {
        avif: '/media/app/play-pass-en-card.53b254b7.avif',
        webp: '/media/app/play-pass-en-card.a301cbda.webp',
        width: 292,
        height: 430,
        blur: '#5d544f',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/play-pass-ar.9fa29ca1.avif',
        webp: '/media/app/play-pass-ar.bddc03ae.webp',
        width: 760,
        height: 1200,
        blur: '#282736',
      },
      card: {
        avif: '/media/app/play-pass-ar-card.89676a3c.avif',
        webp: '/media/app/play-pass-ar-card.f4e77e0d.webp',
        width: 292,
        height: 430,
        blur: '#5e544e',
      },
    },
  },
} as const;
