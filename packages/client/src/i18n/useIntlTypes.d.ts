import type { Words } from "./words.ja.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: "ja" | "en";
    Messages: Words;
  }
}
