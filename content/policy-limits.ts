/**
 * Numbers that the policies promise. The form, the policies and the settings take them from here.
 * A change of one needs a new date of the policies. Legal texts in Arabic use the noun of 11 to 99.
 */
export const policyLimits = {
  /** Years. */
  minimumAge: 13,
  /** Years. Younger people need the permission of a parent or guardian. */
  adultAge: 18,
  /** The longest time for which sign-ups are kept after the launch. */
  retentionMonths: 12,
} as const;
