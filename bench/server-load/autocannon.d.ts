/** The little of autocannon that is used here; the package brings no types. */
declare module 'autocannon' {
  type Request = { method?: string; headers?: Record<string, string>; body?: string };
  type Options = {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    headers?: Record<string, string>;
    requests?: (Request & { setupRequest: (request: Request) => Request })[];
  };
  export type Result = {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
    duration: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
