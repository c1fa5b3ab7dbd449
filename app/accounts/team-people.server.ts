import { z } from "zod";
import { linkLifetimes } from "#content/link-lifetimes";
import { changedMeanwhile } from "#content/messages/team-people";
import { changeTeam } from "#db/accounts/team.server";
import { createUser, findAccount, type User } from "#db/accounts/users.server";
import { type FormHandler, FormRefusal } from "~/forms/action.server";
import { line } from "~/forms/fields.server";
import type { FormDefinition } from "~/forms/form";
import { wakeLetters } from "~/letters/orders.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { makeToken } from "~/runtime/secret.server";
import { accountFields, password } from "./account-schema.server";
import { makeResetLink } from "./password-reset.server";
import { hashPassword, hashQueue } from "./passwords.server";
import { inUseRefusal } from "./registration.server";
import { checkCode } from "./second-factor.server";
import { confirmPassword } from "./sign-in.server";
import { teamChange, teamInvitation } from "./team-people-definition";

const { code, currentPassword: own, role } = teamInvitation.fields;
const { person, change } = teamChange.fields;
const proof = { code: line(code), currentPassword: password };

const invitationSchema = accountFields.pick({ username: true, email: true }).extend({
  role: z.enum(["intercessor", "leader"], { error: role.required }),
  ...proof,
});

const changeSchema = z.object({
  person: line(person),
  change: z.enum(["factor", "none"], { error: change.required }),
  ...proof,
});

/** Whoever asks shows password and code each time, so neither an old page nor a replay gives a role. */
export function peopleHandlers(leader: User): FormHandler[] {
  type Asked = Omit<Parameters<typeof changeTeam>[1], "changedBy" | "notifies">;
  const save = async (asked: Asked) => {
    const by = { changedBy: leader.id, notifies: settings().sendsLetters };
    if (!(await changeTeam(database(), { ...asked, ...by }, now()))) throw tooLate();
    wakeLetters();
  };
  const guarded = <Value extends z.infer<z.ZodObject<typeof proof>>>(
    form: FormDefinition,
    schema: z.ZodType<Value>,
    then: FormHandler<Value>["save"],
  ): FormHandler<Value> => ({
    ...{ form, schema, hidden: [code.name, own.name], counted: false },
    async save(asked, sender) {
      const { address } = sender;
      await confirmPassword(leader, asked.currentPassword, { address, field: own.name });
      await checkCode(leader.id, asked.code, address);
      return then(asked, sender);
    },
  });
  return [
    guarded(teamInvitation, invitationSchema, async ({ username, email, role }, { address }) => {
      const known = await findAccount(database(), username, email);
      if (known?.username === username && known.email === email) {
        // They have their own password: nobody else gets a link into it.
        await save({ userId: known.id, change: role });
        return undefined;
      }
      const secret = await hashQueue(address, () => hashPassword(makeToken()));
      const made = await createUser(database(), { username, email, password: secret }, now());
      if ("inUse" in made) throw inUseRefusal([made.inUse]);
      await save({ userId: made.user.id, change: role, isInvited: true });
      return {
        receipt: await makeResetLink(database(), made.user.id, linkLifetimes.invitation.lasts),
      };
    }),
    guarded(teamChange, changeSchema, async ({ person, change }) => {
      const found = await findAccount(database(), person, "");
      await save({ userId: found?.id ?? 0, change });
      return undefined;
    }),
  ];
}

const tooLate = () => new FormRefusal({ status: 409, text: changedMeanwhile, foreseen: true });
