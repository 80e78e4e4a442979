import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

/** An answer over HTTP, as far as a viewer can see it. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** One connection serves many requests: a fight over HTTP and sockets asks hundreds. */
const agent = new Agent({ keepAlive: true });

type Asked = { readonly method?: string; readonly token?: string | undefined; readonly body?: unknown };

/** Asks the server; `body` is sent as JSON. */
export async function call(url: string, asked: Asked = {}): Promise<Answer> {
  try {
    return await callOnce(url, asked);
  } catch (error) {
    if (!(error instanceof HungUp)) throw error;
    return await callOnce(url, asked); // the server had just given the idle connection up, and read nothing
  }
}

/** A connection that was kept has been closed by the server. */
class HungUp extends Error {}

function callOnce(url: string, asked: Asked): Promise<Answer> {
  const { method = asked.body === undefined ? "GET" : "POST", token, body } = asked;
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      text(response).then((read) => resolve({ ...headOf(response), body: read }), reject);
    });
    sent.on("error", (error) => reject(sent.reusedSocket ? new HungUp("hung up", { cause: error }) : error));
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function headOf({ statusCode = 0, headers }: IncomingMessage): Omit<Answer, "body"> {
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { status: statusCode, headers: Object.fromEntries(texts) };
}

/** As {@link call}, for answers that must be as wished: the body, read. @throws Error for any other status */
export async function callFor<T>(url: string, asked: Asked & { readonly status?: number } = {}): Promise<T> {
  const answer = await call(url, asked);
  const wished = asked.status ?? (asked.body === undefined ? 200 : 201);
  if (answer.status !== wished) throw new Error(`${url}: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body) as T;
}
