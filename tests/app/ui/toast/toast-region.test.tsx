import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ToastRegion, useToast } from "~/ui/toast/toast-region";

function Shouter() {
  return <p>{typeof useToast()}</p>;
}

describe("the toast region", () => {
  it("throws at whoever shows a toast outside of it", () => {
    expect(() => renderToString(<Shouter />)).toThrow(
      "useToast must be used inside the toast region",
    );
  });

  it("gives those inside a way to show one", () => {
    const html = renderToString(
      <ToastRegion>
        <Shouter />
      </ToastRegion>,
    );
    expect(html).toBe("<p>function</p>");
  });

  it("carries a link to what somebody might do now", () => {
    const action = { label: "Sign in", to: "/auth?next=%2Fplan%2F1" };
    const flash = { id: "one", title: "Sign in", description: "To keep it.", action };
    const html = renderToString(<ToastRegion flash={flash}>page</ToastRegion>);
    expect(html).toMatch(/<a href="\/auth\?next=%2Fplan%2F1"[^>]*>Sign in<\/a>/);
  });

  it("stands as an open dialog that closes without scripts, and has no inline style", () => {
    const flash = { id: "one", title: "Thank <you>", description: "It is kept." };
    const html = renderToString(<ToastRegion flash={flash}>page</ToastRegion>);
    expect(html).toMatch(/<dialog open="" [^>]*aria-label="Notification"/);
    expect(html).toContain("Thank &lt;you&gt;");
    expect(html).toContain("It is kept.");
    expect(html).toMatch(
      /<form method="dialog"><button type="submit".*<span class="sr-only">Close</,
    );
    expect(html).not.toContain("style=");
  });
});
