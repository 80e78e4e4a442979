import type { Command } from "@yomiai/rules";
import type { AnswerMessage, CommandMessage } from "@yomiai/server/protocol";

type Waiting = { readonly message: CommandMessage; readonly answered: (answer: AnswerMessage) => void };

/**
 * Commands that no answer has come for yet, in the order sent. After a new connection all of them are sent again with
 * the ids they had: the server carries each out once and repeats its first answer.
 */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>();
  readonly #newId: () => string;

  /** @param newId makes ids that are never used twice */
  constructor(newId: () => string) {
    this.#newId = newId;
  }

  /** Keeps a command until its answer. @param seen last line of the own log that was read */
  add(command: Command, seen: number): { readonly message: CommandMessage; readonly answer: Promise<AnswerMessage> } {
    const message: CommandMessage = { id: this.#newId(), command, seen };
    const answer = new Promise<AnswerMessage>((answered) => {
      this.#waiting.set(message.id, { message, answered });
    });
    return { message, answer };
  }

  /** Hands an answer to whoever waits for it. Answers to unknown or already answered commands are dropped. */
  answer(answer: AnswerMessage): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    waiting?.answered(answer);
  }

  /** What must be sent again, oldest first. */
  get unanswered(): readonly CommandMessage[] {
    return [...this.#waiting.values()].map(({ message }) => message);
  }
}
