import { z } from "zod";
import { accountSchema, isSameTwice, password, twice } from "~/accounts/account-schema.server";

export const emailChangeSchema = accountSchema
  .pick({ email: true })
  .extend({ currentPassword: password });

export const passwordChangeSchema = z
  .object({ currentPassword: password, password, confirmPassword: password })
  .refine(isSameTwice, twice);

export const deletionSchema = z.object({ currentPassword: password });
