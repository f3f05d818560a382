/** The app in a phone, by screen and language. Written by `npm run media app-screens`; sizes are CSS px at the largest size a page should show.
 * `photo` is photographed: tilt, shadow and reflection are in the picture. `card` is upright and cut at its foot:
 * pages tilt it (6, -5, 3 degrees) and let it bleed off the card's end. */
export const appScreens = {
  matchNight: {
    en: {
      photo: {
        avif: '/media/app/match-night-en.8e60cbbe.avif',
        webp: '/media/app/match-night-en.bfbe5919.webp',
        width: 760,
        height: 1200,
        blur: '#171c39',
      },
      card: {
        avif: '/media/app/match-night-en-card.3b02d6ac.avif',
        webp: '/media/app/match-night-en-card.230b9b1f.webp',
        width: 292,
        height: 430,
        blur: '#333961',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/match-night-ar.218ca7c4.avif',
        webp: '/media/app/match-night-ar.2e0c3a52.webp',
        width: 760,
        height: 1200,
        blur: '#181d3b',
      },
      card: {
        avif: '/media/app/match-night-ar-card.da73c6b4.avif',
        webp: '/media/app/match-night-ar-card.c4428cc4.webp',
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
        webp: '/media/app/fans-near-you-en.9be35802.webp',
        width: 760,
        height: 1200,
        blur: '#182144',
      },
      card: {
        avif: '/media/app/fans-near-you-en-card.e516b0be.avif',
        webp: '/media/app/fans-near-you-en-card.146f459f.webp',
        width: 292,
        height: 430,
        blur: '#273258',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/fans-near-you-ar.d76a4142.avif',
        webp: '/media/app/fans-near-you-ar.ce3e8998.webp',
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
        avif: '/media/app/echo-en.ada2584d.avif',
        webp: '/media/app/echo-en.7e315b35.webp',
        width: 760,
        height: 1200,
        blur: '#1d1b32',
      },
      card: {
        avif: '/media/app/echo-en-card.0185e6ed.avif',
        webp: '/media/app/echo-en-card.8935509d.webp',
        width: 292,
        height: 430,
        blur: '#222c4b',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/echo-ar.3ec233ee.avif',
        webp: '/media/app/echo-ar.9926861a.webp',
        width: 760,
        height: 1200,
        blur: '#1f1c33',
      },
      card: {
        avif: '/media/app/echo-ar-card.e3891e5a.avif',
        webp: '/media/app/echo-ar-card.f3c2de85.webp',
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
        webp: '/media/app/watch-party-en.9f79fa16.webp',
        width: 760,
        height: 1200,
        blur: '#131831',
      },
      card: {
        avif: '/media/app/watch-party-en-card.39103e8b.avif',
        webp: '/media/app/watch-party-en-card.ba1ec0ef.webp',
        width: 292,
        height: 430,
        blur: '#333a69',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/watch-party-ar.b547db6e.avif',
        webp: '/media/app/watch-party-ar.83be48db.webp',
        width: 760,
        height: 1200,
        blur: '#141933',
      },
      card: {
        avif: '/media/app/watch-party-ar-card.a6828e05.avif',
        webp: '/media/app/watch-party-ar-card.feeb113b.webp',
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
        webp: '/media/app/club-event-en.8331c205.webp',
        width: 760,
        height: 1200,
        blur: '#3f3a49',
      },
      card: {
        avif: '/media/app/club-event-en-card.b3fd8d7a.avif',
        webp: '/media/app/club-event-en-card.ae71165c.webp',
        width: 292,
        height: 430,
        blur: '#64687d',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/club-event-ar.bc88d21e.avif',
        webp: '/media/app/club-event-ar.00299cab.webp',
        width: 760,
        height: 1200,
        blur: '#4a424f',
      },
      card: {
        avif: '/media/app/club-event-ar-card.965b3c8d.avif',
        webp: '/media/app/club-event-ar-card.e1c4e236.webp',
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
        webp: '/media/app/challenge-en.47a92d50.webp',
        width: 760,
        height: 1200,
        blur: '#181a34',
      },
      card: {
        avif: '/media/app/challenge-en-card.0b18943c.avif',
        webp: '/media/app/challenge-en-card.4da10ade.webp',
        width: 292,
        height: 430,
        blur: '#413c5c',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/challenge-ar.1b33ea0a.avif',
        webp: '/media/app/challenge-ar.deca6ee4.webp',
        width: 760,
        height: 1200,
        blur: '#181b36',
      },
      card: {
        avif: '/media/app/challenge-ar-card.a5039b44.avif',
        webp: '/media/app/challenge-ar-card.d7b56c52.webp',
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
        webp: '/media/app/leaderboard-en.ebbf22da.webp',
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
        avif: '/media/app/leaderboard-ar.c5ee9b48.avif',
        webp: '/media/app/leaderboard-ar.a359efe6.webp',
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
        avif: '/media/app/away-travel-en.38bdc70a.avif',
        webp: '/media/app/away-travel-en.8d290d57.webp',
        width: 760,
        height: 1200,
        blur: '#141a39',
      },
      card: {
        avif: '/media/app/away-travel-en-card.04f8aca8.avif',
        webp: '/media/app/away-travel-en-card.4e6f8b44.webp',
        width: 292,
        height: 430,
        blur: '#28315d',
      },
    },
    ar: {
      photo: {
        avif: '/media/app/away-travel-ar.13ab0f03.avif',
        webp: '/media/app/away-travel-ar.cb6366c8.webp',
        width: 760,
        height: 1200,
        blur: '#161c3b',
      },
      card: {
        avif: '/media/app/away-travel-ar-card.7e2ca170.avif',
        webp: '/media/app/away-travel-ar-card.f73d5353.webp',
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
        webp: '/media/app/play-pass-en.d6e26a90.webp',
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
        avif: '/media/app/play-pass-ar.9fa29ca1.avif',
        webp: '/media/app/play-pass-ar.4cab53ac.webp',
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
