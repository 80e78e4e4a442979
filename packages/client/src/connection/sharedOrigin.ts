import { useEffect, useState } from "react";
import { api } from "./api.ts";

/** Names under which a server is known to its own machine alone. */
const OWN_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Does this host name mean nothing to other devices? */
export function isOwnMachine(hostname: string): boolean {
  return OWN_MACHINE.test(hostname);
}

/**
 * The origin to give to others in links and QR codes: this page's, unless it was opened under a name that only this
 * machine knows; then the server's best address in the home network, if it has one.
 */
export function useSharedOrigin(): string {
  const [origin, setOrigin] = useState(location.origin);
  useEffect(() => {
    if (!isOwnMachine(location.hostname)) return undefined;
    let isCurrent = true;
    api.server().then(
      ({ urls: [best] }) => isCurrent && best !== undefined && setOrigin(new URL(best).origin),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return origin;
}
