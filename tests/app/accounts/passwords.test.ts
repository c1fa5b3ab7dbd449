import { expect, test } from "vitest";
import { deriveKey } from "#db/seal/seal.server";
import { hashPassword, hashWithKey, verifyPassword } from "~/accounts/passwords.server";

test("a password is right for its own hash alone", async () => {
  const saved = await hashPassword("caffè latte");
  expect(saved).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verifyPassword("caffè latte", saved)).toEqual({ right: true, outdated: false });
  expect(await verifyPassword("caffè latte".normalize("NFD"), saved)).toMatchObject({
    right: true,
  });
  expect(await verifyPassword("caffe latte", saved)).toMatchObject({ right: false });
  expect(await hashPassword("caffè latte")).not.toBe(saved);
});

test("without a hash it is never right", async () => {
  expect(await verifyPassword("anything", undefined)).toMatchObject({ right: false });
});

test("a hash with smaller parameters is verified, and said to be outdated", async () => {
  const weak = "scrypt$1024$8$1$AAAAAAAAAAAAAAAAAAAAAA$MS_dZ8jnJu6DFEbRSjgc1bHwCScRNqW0-_P4iX5KfDk";
  expect(await verifyPassword("secret", weak)).toMatchObject({ outdated: true });
});

test("a lock's key is had with the password alone: no hash tells it, neither its own nor an older one's", async () => {
  const password = "six456";
  const [older, { hash, key }, next] = [
    await hashPassword(password),
    await hashWithKey(password),
    await hashWithKey(password),
  ];
  expect(await verifyPassword(password, hash)).toEqual({ right: true, outdated: false, key });
  expect(await verifyPassword("six457", hash)).toEqual({ right: false, outdated: false });
  expect(await verifyPassword(password, older)).not.toHaveProperty("key");
  for (const one of [older, hash, next.hash]) {
    const stored = Buffer.from(one.split("$").at(-1) ?? "", "base64url");
    for (const purpose of ["lock", "sign-in"])
      expect([stored, deriveKey(stored, purpose).bytes]).not.toContainEqual(key);
  }
  expect(next.key).not.toEqual(key);
});
