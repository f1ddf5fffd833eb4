import type { FunctionDeclaration, JsonSchema } from '@/lib/function-declaration';
import { sortedEntries, writeName, writeString, type Delimiter } from './value-writer';

/**
 * `declaration:NAME{…}` as Google's chat template of 2026-07-09 renders it. A tool without properties gets no
 * `parameters` at all.
 */
export function writeDeclaration(tool: FunctionDeclaration, delimiter: Delimiter): string {
  const fields = [`description:${writeString(tool.description ?? '', delimiter)}`];
  const { parameters } = tool;
  if (parameters && Object.keys(parameters.properties ?? {}).length > 0) {
    fields.push(
      `parameters:{${[...objectFields(parameters, delimiter), type(parameters, delimiter)].join(',')}}`,
    );
  }
  return `declaration:${writeName(tool.name)}{${fields.join(',')}}`;
}

/** A property: description first, type last, and between them what the type allows. */
function writeProperty(schema: JsonSchema, delimiter: Delimiter): string {
  const fields: string[] = [];
  if (schema.description) fields.push(`description:${writeString(schema.description, delimiter)}`);
  if (schema.type === 'string' && schema.enum?.length) fields.push(enumField(schema.enum, delimiter));
  if (schema.type === 'array' && schema.items) fields.push(`items:${writeItems(schema.items, delimiter)}`);
  if (schema.nullable) fields.push('nullable:true');
  if (schema.type === 'object') fields.push(...objectFields({ properties: {}, ...schema }, delimiter));
  fields.push(type(schema, delimiter));
  return `{${fields.join(',')}}`;
}

/** An array's items: the same fields, in alphabetical order. */
function writeItems(schema: JsonSchema, delimiter: Delimiter): string {
  const fields: string[] = [];
  if (schema.description) fields.push(`description:${writeString(schema.description, delimiter)}`);
  if (schema.enum?.length) fields.push(enumField(schema.enum, delimiter));
  if (schema.items) fields.push(`items:${writeItems(schema.items, delimiter)}`);
  if (schema.nullable) fields.push('nullable:true');
  fields.push(...objectFields(schema, delimiter), type(schema, delimiter));
  return `{${fields.join(',')}}`;
}

function objectFields(schema: Partial<JsonSchema>, delimiter: Delimiter): string[] {
  const fields: string[] = [];
  if (schema.properties) {
    const properties = sortedEntries(schema.properties).map(
      ([key, property]) => `${writeName(key)}:${writeProperty(property, delimiter)}`,
    );
    fields.push(`properties:{${properties.join(',')}}`);
  }
  if (schema.required?.length) fields.push(`required:${stringList(schema.required, delimiter)}`);
  return fields;
}

function enumField(values: readonly string[], delimiter: Delimiter): string {
  return `enum:${stringList(values, delimiter)}`;
}

function stringList(values: readonly string[], delimiter: Delimiter): string {
  return `[${values.map((value) => writeString(value, delimiter)).join(',')}]`;
}

function type(schema: JsonSchema, delimiter: Delimiter): string {
  return `type:${writeString(schema.type.toUpperCase(), delimiter)}`;
}
