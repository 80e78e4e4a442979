import type { Json } from "@yomiai/rules";
import type { Wording } from "../i18n/wording.ts";
import type { Scalar, SchemaNode } from "./schemaNode.ts";

/** Where words of a form's parts come from. */
export type FormWords = {
  readonly wording: Wording;
  readonly label: (name: string) => string;
  readonly help?: (name: string) => string | undefined;
  readonly value: (name: string, value: Scalar) => string;
};

/** What the field of one part of a form gets. */
export type FieldProps = {
  readonly name: string;
  readonly node: SchemaNode;
  /** Undefined is "not given": the schema's default holds. */
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly words: FormWords;
};
