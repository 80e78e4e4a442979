import { networkInterfaces } from "node:os";
import type { RequestHandler } from "express";
import type { ServerInfo } from "../protocol.ts";

/** Addresses that only mean something inside a home network or on this machine. */
const PRIVATE = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][0-9a-f]{2}:|^fe80:/i;

/** Tells where others can reach the server: a GM who opened it as `localhost` needs more for a QR code. */
export function answerReachable(publicUrl: string | undefined): RequestHandler {
  return (request, response) => {
    const info: ServerInfo = {
      urls: publicUrl === undefined ? localUrls(request.ip, request.socket.localPort) : [publicUrl],
    };
    response.json(info);
  };
}

function localUrls(asker: string | undefined, port: number | undefined): readonly string[] {
  if (asker === undefined || !PRIVATE.test(asker)) return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal, address }) => family === "IPv4" && !internal && PRIVATE.test(address))
    .map(({ address }) => `http://${address}:${port}`);
}
