import { describe, expect, it } from "vitest";
import { scenePicture } from "#content/art";
import { ofNobody, pageMeta } from "~/ui/meta/page-meta";

const at = (pathname: string, root?: object) => ({
  location: { pathname },
  matches: [{ id: "root", data: root }],
});
const origin = "https://pray.example.org";
const words = { name: "Prayer LIFE", shortName: "PrayerLife", hasPictures: true };
const site = { origin, errorTitle: false, words };

describe("the head of a page", () => {
  it("says that its form was refused in the title alone", () => {
    const tags = pageMeta(at("/contact", { ...site, errorTitle: true }), { heading: "Contact" });
    expect(tags).toContainEqual({ title: "Error: Contact - Prayer LIFE" });
    expect(tags).toContainEqual({ property: "og:title", content: "Contact" });
  });

  it("has only a title where there is no address to tell", () => {
    expect(pageMeta(at("/x", site), { heading: "Lost", canonical: false })).toEqual([
      { title: "Lost - Prayer LIFE" },
      { name: "robots", content: "noindex" },
    ]);
  });

  it("leaves out what it does not know", () => {
    const tags = pageMeta(at("/x", site), { heading: "X" });
    expect(JSON.stringify(tags)).not.toMatch(/description|published|undefined|null/);
  });

  it("says the site's own name, and has no picture with ours in it", () => {
    const own = { ...site, words: { name: "Hope", shortName: "Hope", hasPictures: false } };
    const tags = JSON.stringify(
      pageMeta(at("/x", own), { heading: "X", description: "At {name}." }),
    );
    expect(tags).toContain("X - Hope");
    expect(tags).toContain("At Hope.");
    expect(tags).toContain("/og/scene-hills.png");
    expect(tags).not.toContain("Prayer LIFE");
  });

  it("gives what it is the addresses of this site", () => {
    const tags = pageMeta(at("/", site), { title: "Home", about: (own) => ({ url: own }) });
    expect(tags.filter((tag) => "script:ld+json" in tag)).toEqual([
      { "script:ld+json": { "@context": "https://schema.org", url: origin } },
    ]);
  });
});

it("the picture of a site that has another name is a scene's", () => {
  expect(ofNobody).toEqual(scenePicture("hills"));
});
