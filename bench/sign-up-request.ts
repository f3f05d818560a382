let signUps = 0;

/**
 * @returns a new sign-up as a request of autocannon. Each has its own client address, because the
 * rate limit counts by address.
 */
export function signUpRequest() {
  signUps += 1;
  const address = `10.${(signUps >> 16) & 255}.${(signUps >> 8) & 255}.${signUps & 255}`;
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ name: 'Fan', team: 'Liverpool', email: `fan${signUps}@example.com` }),
  } as const;
}
