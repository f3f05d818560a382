/** @returns a text file as search engines and tools ask for it */
export function textResponse(body: string, type: string): Response {
  return new Response(body, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}
