import { afterEach, expect, it } from "vitest";
import { seal, sealUntil, unseal, unsealUntil } from "../../../app/runtime/seal.server";
import { forgetMade } from "../../once";

