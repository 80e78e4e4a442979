import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { ClientFrames } from "./clientFrames.ts";

/** A frame as a client writes it. */
function maskedFrame(payload: Buffer, opcode = 2): Buffer {
  const mask = randomBytes(4);
  const { byteLength } = payload;
  const length = Buffer.alloc(byteLength < 126 ? 1 : byteLength < 65_536 ? 3 : 9);
  if (byteLength < 126) length.writeUInt8(0x80 | byteLength);
  else if (byteLength < 65_536) length.writeUIntBE(((0x80 | 126) << 16) | byteLength, 0, 3);
  else {
    length.writeUInt8(0x80 | 127);
    length.writeBigUInt64BE(BigInt(byteLength), 1);
  }
  const masked = payload.map((byte, i) => byte ^ (mask[i % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x80 | opcode]), length, mask, masked]);
}

test("frames of any length are found, however their bytes are cut, and messages of the room are told from the rest", () => {
  const payloads = [1, 10, 125, 126, 300, 65_535, 65_536, 70_000].map((length) => {
    const payload = Buffer.alloc(length, 7);
    payload[0] = 13;
    return payload;
  });
  const sent = [
    ...payloads.map((payload) => maskedFrame(payload)),
    maskedFrame(Buffer.from([18])),
    maskedFrame(Buffer.from([13]), 9),
    maskedFrame(Buffer.alloc(0)),
  ];
  const bytes = Buffer.concat(sent);
  for (const piece of [101, 4096, bytes.byteLength]) {
    const frames = new ClientFrames();
    const found = Array.from({ length: Math.ceil(bytes.byteLength / piece) }, (_, i) =>
      frames.push(bytes.subarray(i * piece, (i + 1) * piece)),
    ).flat();
    expect(found.map(({ bytes: one }) => one.toString("hex")).join(" ")).toBe(
      sent.map((one) => one.toString("hex")).join(" "),
    );
    expect(found.map(({ isMessage }) => isMessage)).toEqual([...payloads.map(() => true), false, false, false]);
  }
});
