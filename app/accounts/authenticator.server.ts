import { AsyncLocalStorage } from "node:async_hooks";
import { Authenticator } from "remix-auth";
import { Strategy } from "remix-auth/strategy";
import { FormStrategy } from "remix-auth-form";
import { formNameField } from "~/forms/form";
import type { User } from "../../db/accounts/users.server";
import { registration } from "./account-definition";
import { accountSchema, loginSchema } from "./account-schema.server";
import type { Visit } from "./current-user.server";
import { register } from "./registration.server";
import { signIn } from "./sign-in.server";

/**
 * Lets a person in, by the words that the guard and the schema have found right: a page's form, or
 * what /api is sent. The strategy reads the request's own body, of which the guard read a clone.
 * @throws FormRefusal as `signIn` and `register` do.
 */
export function authenticate(visit: Visit): Promise<User> {
  const { headers } = visit.request;
  const isJson = headers.get("Content-Type")?.includes("json");
  return visits.run(visit, () =>
    authenticator.authenticate(isJson ? "json" : "form", visit.request),
  );
}

/** Strategies get a request alone; whose it is, the load context that came with it says. */
const visits = new AsyncLocalStorage<Visit>();

/** Reads an endpoint's words as a form, which is called as the endpoint is. */
class JsonStrategy extends Strategy<User, FormStrategy.VerifyOptions> {
  name = "json";

  async authenticate(request: Request): Promise<User> {
    const form = new FormData();
    const words: Record<string, unknown> = await request.clone().json();
    for (const [name, value] of Object.entries(words)) form.set(name, String(value));
    form.set(formNameField, new URL(request.url).pathname.split("/")[2] ?? "");
    return this.verify({ form, request });
  }
}

/** Sign-in or registration. */
async function verify({ form }: FormStrategy.VerifyOptions): Promise<User> {
  const address = visits.getStore()?.context.address ?? "local";
  const words = Object.fromEntries(form);
  if (form.get(formNameField) === registration.name)
    return register(accountSchema.parse(words), address);
  const { username, password } = loginSchema.parse(words);
  return signIn(username, password, address);
}

const authenticator = new Authenticator<User>()
  .use(new FormStrategy(verify))
  .use(new JsonStrategy(verify));
