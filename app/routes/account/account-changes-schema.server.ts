import { z } from "zod";
import { accountFields, isSameTwice, password, twice } from "~/accounts/account-schema.server";

export const emailChangeSchema = accountFields
  .pick({ email: true })
  .extend({ currentPassword: password });

export const passwordChangeSchema = z
  .object({ currentPassword: password, password, confirmPassword: password })
  .refine(isSameTwice, twice);

export const deletionSchema = z.object({ currentPassword: password });
