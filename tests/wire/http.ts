/** An answer over HTTP, as far as a viewer can see it. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Asks the server; `body` is sent as JSON. */
export async function call(
  url: string,
  request: { readonly method?: string; readonly token?: string | undefined; readonly body?: unknown } = {},
): Promise<Answer> {
  const { method = request.body === undefined ? "GET" : "POST", token, body } = request;
  const response = await fetch(url, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

/** As {@link call}, for answers that must be as wished: the body, read. @throws Error for any other status */
export async function callFor<T>(
  url: string,
  request: Parameters<typeof call>[1] & { readonly status?: number } = {},
): Promise<T> {
  const answer = await call(url, request);
  const wished = request.status ?? (request.body === undefined ? 200 : 201);
  if (answer.status !== wished) throw new Error(`${url}: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body) as T;
}
