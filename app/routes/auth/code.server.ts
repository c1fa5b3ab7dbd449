import { z } from "zod";
import { welcomeBack } from "~/accounts/account-definition";
import { checkCode } from "~/accounts/factor/check-code.server";
import { codeField, signInCode } from "~/accounts/factor/code-definition";
import type { Asked } from "~/accounts/factor/pending-sign-in.server";
import { completeSignIn } from "~/accounts/session.server";
import type { FormHandler, FormSuccess } from "~/forms/action.server";
import { line, zone } from "~/forms/fields.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { hashToken } from "~/runtime/token.server";
import { noteVerification } from "../../../db/accounts/second-factors.server";

export const codeSchema = z.object({ code: line(codeField), zone });

/** Lets in whoever shows the code that is asked for, in a session of its own. */
export function codeHandler({
  user,
  isSignedIn,
}: Asked): FormHandler<z.infer<typeof codeSchema>, FormSuccess> {
  return {
    form: signInCode,
    schema: codeSchema,
    hidden: [codeField.name],
    counted: false,
    async save({ code, zone }, { request, address }) {
      await checkCode(user.id, code, address);
      const result = await completeSignIn(user, request, zone);
      const session = { tokenHash: hashToken(result.session.token), userId: user.id };
      await noteVerification(database(), session, now());
      return { ...result, ...(!isSignedIn && { message: welcomeBack(user.username) }) };
    },
  };
}
