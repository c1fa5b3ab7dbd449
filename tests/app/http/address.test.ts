import { describe, expect, it } from "vitest";
import { clientAddress, isFromThisMachine } from "~/http/request.server";

type Case = [peer: string | undefined, forwarded: string | undefined, counted: string];

const table = (trusted: number, cases: Case[]) =>
  describe(`behind ${trusted} proxies`, () => {
    it.each(cases)("a peer %s that forwards %s counts as %s", (peer, forwarded, counted) => {
      expect(clientAddress(peer, forwarded, trusted)).toBe(counted);
    });
  });

table(0, [
  ["203.0.113.7", undefined, "203.0.113.7"],
  ["203.0.113.7", "198.51.100.1", "203.0.113.7"],
  ["203.0.113.7", "198.51.100.1, 198.51.100.2", "203.0.113.7"],
  ["::ffff:203.0.113.7", undefined, "203.0.113.7"],
  ["::FFFF:203.0.113.7", undefined, "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", undefined, "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::99", undefined, "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::99", undefined, "2001:db8:1:2::/64"],
  ["2001:db8::99", undefined, "2001:db8:0:0::/64"],
  ["::1", undefined, "0:0:0:0::/64"],
  ["fe80::1%eth0", undefined, "fe80:0:0:0::/64"],
]);

table(1, [
  ["10.0.0.1", "203.0.113.7", "203.0.113.7"],
  ["10.0.0.1", "6.6.6.6, 203.0.113.7", "203.0.113.7"],
  ["10.0.0.1", "6.6.6.6,203.0.113.7 ", "203.0.113.7"],
  ["10.0.0.1", "203.0.113.7:51234", "203.0.113.7"],
  ["10.0.0.1", "[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
  ["10.0.0.1", "[2001:db8:1:2::9]:51234", "2001:db8:1:2::/64"],
  ["10.0.0.1", "::ffff:203.0.113.7", "203.0.113.7"],
  ["10.0.0.1", undefined, "10.0.0.1"],
  ["10.0.0.1", "", "10.0.0.1"],
  ["10.0.0.1", "6.6.6.6, ", "10.0.0.1"],
  [undefined, "6.6.6.6, 203.0.113.7", "203.0.113.7"],
  [undefined, undefined, "unix"],
]);

table(2, [
  ["10.0.0.1", "203.0.113.7, 10.0.0.2", "203.0.113.7"],
  ["10.0.0.1", "6.6.6.6, 203.0.113.7, 10.0.0.2", "203.0.113.7"],
  ["10.0.0.1", "10.0.0.2", "10.0.0.2"],
  ["10.0.0.1", undefined, "10.0.0.1"],
]);

describe("the address that is counted", () => {
  it("is the last hop on a unix socket, which is a proxy of ours even unsaid", () => {
    expect(clientAddress(undefined, "6.6.6.6, 203.0.113.7", 0)).toBe("203.0.113.7");
  });

  it("differs between two networks of one provider", () => {
    const one = clientAddress("2001:db8:1:2::1", undefined, 0);
    expect(clientAddress("2001:db8:1:2:ffff::1", undefined, 0)).toBe(one);
    expect(clientAddress("2001:db8:1:3::1", undefined, 0)).not.toBe(one);
  });

  it("is the peer's own where a proxy sends no address", () => {
    for (const garbage of ["unknown", "_hidden", "999.1.1.1", ":::", "[", "]", "1".repeat(5000)]) {
      expect(clientAddress("10.0.0.1", garbage, 1), garbage).toBe("10.0.0.1");
      expect(clientAddress(undefined, garbage, 1), garbage).toBe("unix");
    }
  });
});

describe("who asks from this machine", () => {
  const ask = (remoteAddress?: string, headers = {}, TRUST_PROXY = 0) =>
    isFromThisMachine({ headers, socket: { remoteAddress } as never }, { TRUST_PROXY });

  it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("has its own address: %s", (peer) => {
    expect(ask(peer)).toBe(true);
  });

  it.each(["192.0.2.1", "::ffff:192.0.2.127", undefined])("has no other: %s", (peer) => {
    expect(ask(peer)).toBe(false);
  });

  it("is no proxy that asks for another", () => {
    expect(ask("127.0.0.1", { "x-forwarded-for": "192.0.2.1" })).toBe(false);
    expect(ask("127.0.0.1", { forwarded: "for=192.0.2.1" })).toBe(false);
  });

  it("cannot be told where a proxy is expected, which may say nothing of itself", () => {
    expect(ask("127.0.0.1", {}, 1)).toBe(false);
    expect(ask("::1", {}, 2)).toBe(false);
  });
});
