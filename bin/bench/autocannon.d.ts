declare module "autocannon" {
  type Sent = { method?: string; body?: string };
  type Options = {
    url: string;
    connections: number;
    duration: number;
    method: string;
    headers: Record<string, string>;
    requests: { setupRequest(request: Sent): Sent }[];
  };
  type Result = {
    requests: { total: number };
    latency: { p50: number; p99: number };
    duration: number;
    errors: number;
    timeouts: number;
    "4xx": number;
    "5xx": number;
  };
  /** Asks from within this process; its own package brings no types. */
  export default function autocannon(options: Options): Promise<Result>;
}
