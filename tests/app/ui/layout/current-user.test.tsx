import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { CurrentUserProvider, useCurrentUser } from "~/ui/layout/current-user";

function Name() {
  return <>{useCurrentUser()?.username ?? "nobody"}</>;
}

test("the current user is known inside the provider", () => {
  const ann = { username: "Ann", email: "ann@example.org" };
  const page = (user: typeof ann | null) =>
    renderToString(
      <CurrentUserProvider value={user}>
        <Name />
      </CurrentUserProvider>,
    );
  expect(page(ann)).toBe("Ann");
  expect(page(null)).toBe("nobody");
});

test("outside the provider it throws", () => {
  expect(() => renderToString(<Name />)).toThrow("must be used inside its provider");
});
