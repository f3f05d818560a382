/**
 * Receives the Web Vitals of a page view. In a file of its own: a chunk shared with
 * service-addresses.ts would be one more request for each of its users.
 */
export const vitalsPath = '/api/vitals';
