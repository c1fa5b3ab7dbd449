import { describe, expect, it } from "vitest";
import { homeAction, homePath, homeQuery } from "~/routes/marketing/home/home-query";

const read = (search: string) => homeQuery(new URLSearchParams(search));

describe("what an address asks of the home page", () => {
  it.each([
    ["", {}],
    ["featured=all&themes=all", { featured: "all", themes: "all" }],
    ["popular=some&done=newsletter&other=1", {}],
    ["prayer=faith", { prayer: "faith" }],
    ["prayer=peace", {}],
    ["prayer=__proto__", {}],
    ["prayer=", {}],
  ])("'%s' is %j", (search, query) => {
    expect(read(search)).toEqual(query);
  });

  it("is written in its plainest form", () => {
    expect(homePath(read("themes=all&x=1&prayer=faith"))).toBe("/?themes=all&prayer=faith");
    expect(homePath({})).toBe("/");
    expect(homeAction({})).toBe("/?index");
    expect(homeAction({ popular: "all" })).toBe("/?index&popular=all");
  });
});
