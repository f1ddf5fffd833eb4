/** The part of JSON Schema that Gemma's tool declarations can express. */
export interface JsonSchema {
  readonly type: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly string[];
  readonly nullable?: boolean;
}

/** A function that a model may call, in the wire names the model sees. */
export interface FunctionDeclaration {
  readonly name: string;
  readonly description?: string;
  readonly parameters?: JsonSchema;
}

export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };
