import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { singleton } from "~/runtime/singleton.server";
import type { User } from "../../db/accounts/users.server";
import { register } from "./registration.server";
import { signIn } from "./sign-in.server";

/** The ways into an account. */
export type Entrance = "login" | "register";

/**
 * Lets a person in by one of the ways. The guard has read the body and the schema has checked it;
 * the strategy gets what they left in a request of its own.
 * @param address counted against those who guess.
 * @throws FormRefusal as `signIn` and `register` do.
 */
export function authenticate(
  entrance: Entrance,
  words: Record<string, string>,
  address: string,
): Promise<User> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...words, address })) body.set(name, value);
  return authenticator().authenticate(
    entrance,
    new Request("http://form", { method: "POST", body }),
  );
}

const authenticator = () =>
  singleton("authenticator", () =>
    new Authenticator<User>()
      .use(
        new FormStrategy(({ form }) =>
          signIn(word(form, "username"), word(form, "password"), word(form, "address")),
        ),
        "login",
      )
      .use(
        new FormStrategy(({ form }) =>
          register(
            {
              username: word(form, "username"),
              email: word(form, "email"),
              password: word(form, "password"),
            },
            word(form, "address"),
          ),
        ),
        "register",
      ),
  );

const word = (form: FormData, name: string) => String(form.get(name) ?? "");
