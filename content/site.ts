/** What the site says of itself, in one place. */
export const site = {
  name: 'SportBuddy',
  /** As Arabic readers write it. */
  arabicName: 'سبورت بادي',
  /** The company behind SportBuddy, as shown after "Powered by". */
  provider: { en: 'the provider', ar: 'مزوّد الخدمة' },
  contact: 'privacy@sportbuddy.example',
  support: 'support@sportbuddy.example',
  social: [
    { network: 'X', url: 'https://x.com/sportbuddyapp' },
    { network: 'Instagram', url: 'https://www.instagram.com/sportbuddyapp' },
    { network: 'TikTok', url: 'https://www.tiktok.com/@sportbuddyapp' },
    { network: 'Facebook', url: 'https://www.facebook.com/sportbuddyapp' },
  ],
} as const;
