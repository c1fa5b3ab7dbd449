import { vi } from "vitest";
import { temporaryFolder } from "./folder";

/**
 * Gives the code under test an environment and an empty data folder, and forgets whatever it had
 * made from the environment before.
 */
export function withSettings(env: Record<string, string> = {}): void {
  forgetMade();
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries({ DATA_DIR: temporaryFolder(), ...env })) {
    vi.stubEnv(name, value);
  }
}
