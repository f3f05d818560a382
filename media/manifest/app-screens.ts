/** The app in a phone, by screen and language. Written by `npm run media app-screens`; sizes are CSS px at the largest size a page should show.
 * `photo` is photographed: tilt, shadow and reflection are in the picture. `card` is upright and cut at its foot:
 * pages tilt it (6, -5, 3 degrees) and let it bleed off the card's end. */
export const appScreens = {
  matchNight: {
    en: {
      photo: {
        avif: '/media/app/match-night-en.63501691.avif',
        webp: '/media/app/match-night-en.d5efd19e.webp',
        width: 760,
        height: 1200,
        blur: '#171c39',
      },
      card: {
        avif: '/media/app/match-night-en-card.695ba647.avif',
        webp: '/media/app/match-night-en-card.7dfe9c27.webp',
        width: 292,
        height: 430,
        blur: '#323a62',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/match-night-ar.087a2f6c.avif',
        webp: '/media/app/match-night-ar.de8e788b.webp',
        width: 760,
        height: 1200,
        blur: '#181d3b',
      },
      card: {
        avif: '/media/app/match-night-ar-card.748cce57.avif',
        webp: '/media/app/match-night-ar-card.ce1c411e.webp',
        width: 292,
        height: 430,
        blur: '#303860',
      },
    },
  },
  fansNearYou: {
    en: {
      photo: {
        avif: '/media/app/fans-near-you-en.fe81d745.avif',
        webp: '/media/app/fans-near-you-en.ece724ed.webp',
        width: 760,
        height: 1200,
        blur: '#182144',
      },
      card: {
        avif: '/media/app/fans-near-you-en-card.266c92c0.avif',
        webp: '/media/app/fans-near-you-en-card.f30bd6d9.webp',
        width: 292,
        height: 430,
        blur: '#273258',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/fans-near-you-ar.5a7d9ce9.avif',
        webp: '/media/app/fans-near-you-ar.6e1c8dc8.webp',
        width: 760,
        height: 1200,
        blur: '#192145',
      },
      card: {
        avif: '/media/app/fans-near-you-ar-card.e22c69cc.avif',
        webp: '/media/app/fans-near-you-ar-card.08a40c54.webp',
        width: 292,
        height: 430,
        blur: '#263158',
      },
    },
  },
  echo: {
    en: {
      photo: {
        avif: '/media/app/echo-en.e2cb34d9.avif',
        webp: '/media/app/echo-en.51336221.webp',
        width: 760,
        height: 1200,
        blur: '#19182f',
      },
      card: {
        avif: '/media/app/echo-en-card.d01a469d.avif',
        webp: '/media/app/echo-en-card.f037defd.webp',
        width: 292,
        height: 430,
        blur: '#2c2e4a',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/echo-ar.1a0e2248.avif',
        webp: '/media/app/echo-ar.31915af2.webp',
        width: 760,
        height: 1200,
        blur: '#191930',
      },
      card: {
        avif: '/media/app/echo-ar-card.c3246116.avif',
        webp: '/media/app/echo-ar-card.c18f11b4.webp',
        width: 292,
        height: 430,
        blur: '#282d49',
      },
    },
  },
  watchParty: {
    en: {
      photo: {
        avif: '/media/app/watch-party-en.a5c5f06c.avif',
        webp: '/media/app/watch-party-en.5d91e06a.webp',
        width: 760,
        height: 1200,
        blur: '#131831',
      },
      card: {
        avif: '/media/app/watch-party-en-card.2dbb4967.avif',
        webp: '/media/app/watch-party-en-card.5258972b.webp',
        width: 292,
        height: 430,
        blur: '#323a6a',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/watch-party-ar.e4452005.avif',
        webp: '/media/app/watch-party-ar.17e8e5e1.webp',
        width: 760,
        height: 1200,
        blur: '#141933',
      },
      card: {
        avif: '/media/app/watch-party-ar-card.83720230.avif',
        webp: '/media/app/watch-party-ar-card.baef620b.webp',
        width: 292,
        height: 430,
        blur: '#313a6c',
      },
    },
  },
  clubEvent: {
    en: {
      photo: {
        avif: '/media/app/club-event-en.8872fb30.avif',
        webp: '/media/app/club-event-en.dfec930e.webp',
        width: 760,
        height: 1200,
        blur: '#3f3a49',
      },
      card: {
        avif: '/media/app/club-event-en-card.d5d84268.avif',
        webp: '/media/app/club-event-en-card.6218ff50.webp',
        width: 292,
        height: 430,
        blur: '#65697d',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/club-event-ar.5d7853b0.avif',
        webp: '/media/app/club-event-ar.41fde148.webp',
        width: 760,
        height: 1200,
        blur: '#4a424f',
      },
      card: {
        avif: '/media/app/club-event-ar-card.4f61d6a5.avif',
        webp: '/media/app/club-event-ar-card.7a728dee.webp',
        width: 292,
        height: 430,
        blur: '#65697f',
      },
    },
  },
  challenge: {
    en: {
      photo: {
        avif: '/media/app/challenge-en.84456ec9.avif',
        webp: '/media/app/challenge-en.e69f0898.webp',
        width: 760,
        height: 1200,
        blur: '#171a35',
      },
      card: {
        avif: '/media/app/challenge-en-card.31471df9.avif',
        webp: '/media/app/challenge-en-card.b0cc469b.webp',
        width: 292,
        height: 430,
        blur: '#403d5d',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/challenge-ar.f265abaa.avif',
        webp: '/media/app/challenge-ar.86579003.webp',
        width: 760,
        height: 1200,
        blur: '#181b36',
      },
      card: {
        avif: '/media/app/challenge-ar-card.4fda7c4b.avif',
        webp: '/media/app/challenge-ar-card.009909b9.webp',
        width: 292,
        height: 430,
        blur: '#3f3c5c',
      },
    },
  },
  leaderboard: {
    en: {
      photo: {
        avif: '/media/app/leaderboard-en.aee063b4.avif',
        webp: '/media/app/leaderboard-en.d4d7b060.webp',
        width: 760,
        height: 1200,
        blur: '#191d39',
      },
      card: {
        avif: '/media/app/leaderboard-en-card.e66f44c6.avif',
        webp: '/media/app/leaderboard-en-card.fa55a81d.webp',
        width: 292,
        height: 430,
        blur: '#434461',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/leaderboard-ar.8074d49c.avif',
        webp: '/media/app/leaderboard-ar.ad963a92.webp',
        width: 760,
        height: 1200,
        blur: '#1a1e3b',
      },
      card: {
        avif: '/media/app/leaderboard-ar-card.a96a12d0.avif',
        webp: '/media/app/leaderboard-ar-card.06d8728b.webp',
        width: 292,
        height: 430,
        blur: '#424261',
      },
    },
  },
  awayTravel: {
    en: {
      photo: {
        avif: '/media/app/away-travel-en.95e79233.avif',
        webp: '/media/app/away-travel-en.a3ab79a4.webp',
        width: 760,
        height: 1200,
        blur: '#141a39',
      },
      card: {
        avif: '/media/app/away-travel-en-card.655d6948.avif',
        webp: '/media/app/away-travel-en-card.2b8b553e.webp',
        width: 292,
        height: 430,
        blur: '#28315e',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/away-travel-ar.b14c8505.avif',
        webp: '/media/app/away-travel-ar.289f0096.webp',
        width: 760,
        height: 1200,
        blur: '#161c3b',
      },
      card: {
        avif: '/media/app/away-travel-ar-card.877530e3.avif',
        webp: '/media/app/away-travel-ar-card.bd915b2b.webp',
        width: 292,
        height: 430,
        blur: '#27315d',
      },
    },
  },
  playPass: {
    en: {
      photo: {
        avif: '/media/app/play-pass-en.a2d45866.avif',
        webp: '/media/app/play-pass-en.0010b5b2.webp',
        width: 760,
        height: 1200,
        blur: '#232335',
      },
      card: {
        avif: '/media/app/play-pass-en-card.53b254b7.avif',
        webp: '/media/app/play-pass-en-card.d8503d1b.webp',
        width: 292,
        height: 430,
        blur: '#5d544f',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/play-pass-ar.2a712cd5.avif',
        webp: '/media/app/play-pass-ar.97615a11.webp',
        width: 760,
        height: 1200,
        blur: '#282736',
      },
      card: {
        avif: '/media/app/play-pass-ar-card.89676a3c.avif',
        webp: '/media/app/play-pass-ar-card.92e2cb6b.webp',
        width: 292,
        height: 430,
        blur: '#5e544e',
      },
    },
  },
} as const;
