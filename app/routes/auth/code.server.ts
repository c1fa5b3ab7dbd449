import { z } from "zod";
import { codeField, signInCode, welcomeBack } from "~/accounts/account-definition";
import type { Asked } from "~/accounts/pending-sign-in.server";
import { completeWithCode } from "~/accounts/sign-in.server";
import type { FormHandler, FormSuccess } from "~/forms/action.server";
import { line, zone } from "~/forms/fields.server";

const codeSchema = z.object({ code: line(codeField), zone });

export function codeHandler({
  user,
  isSignedIn,
}: Asked): FormHandler<z.infer<typeof codeSchema>, FormSuccess> {
  return {
    form: signInCode,
    schema: codeSchema,
    hidden: [codeField.name],
    counted: false,
    async save(shown, sender) {
      const result = await completeWithCode(user, shown, sender);
      return { ...result, ...(!isSignedIn && { message: welcomeBack(user.username) }) };
    },
  };
}
