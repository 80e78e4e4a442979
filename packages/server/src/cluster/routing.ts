import { refuse } from "@yomiai/rules";
import type { Request, RequestHandler, Response } from "express";
import { readCode } from "../seats/tableCode.ts";
import { LOOK_EVERY_MS, MOVE_WITHIN_MS, pause } from "./leasedPlacement.ts";
import { passBack, passOn } from "./passOn.ts";
import type { IsFromPeer } from "./peers.ts";
import type { Place, Placement } from "./placement.ts";

/** Sends requests to the server that has their table, so that clients may speak to any server. */
export type Routing = {
  /** For requests with a `:code` in their path. */
  readonly toOwner: RequestHandler<{ code: string }>;
  /** For the making of a table. */
  readonly toLeastLoaded: RequestHandler;
};

/** @param isFromPeer requests that another server has sent here; they go no further */
export function routing(placement: Placement, isFromPeer: IsFromPeer): Routing {
  const send = sending(placement);
  return {
    async toOwner(request, response, next) {
      const code = readCode(request.params.code);
      if (code === undefined || isFromPeer(request)) return next();
      const isHere = await send({ request: request as unknown as Request, response }, () => placement.find(code));
      if (isHere) next();
    },
    async toLeastLoaded(request, response, next) {
      if (isFromPeer(request)) return next();
      const isHere = await send({ request, response }, async () => {
        const { place, arrived } = await placement.choose();
        response.once("close", arrived);
        return place;
      });
      if (isHere) next();
    },
  };
}

/** Where a request comes from, and where its answer goes. */
type Exchange = { readonly request: Request; readonly response: Response };

/**
 * Sends a request to where it belongs and the answer back; if that server is gone, asks again where.
 * @returns true, and does nothing, if it belongs here
 */
function sending(placement: Placement) {
  return async ({ request, response }: Exchange, findPlace: () => Promise<Place>): Promise<boolean> => {
    const before = performance.now() + MOVE_WITHIN_MS;
    while (performance.now() < before) {
      const place = await findPlace();
      if (place === "here") return true;
      const answer = await passOn(request, place);
      if (typeof answer === "object") {
        passBack(answer, response);
        return false;
      }
      if (answer === "nobodyThere") await placement.untilGone(place);
      else await pause(LOOK_EVERY_MS);
    }
    return refuse("moved", "the table is moving from one server to another; try again in a moment");
  };
}
