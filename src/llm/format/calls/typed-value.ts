import type { JsonSchema, JsonValue } from '@/lib/function-declaration';
import { parseJson } from './parse-json';

const number = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/;
const grouped = /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const leadingZero = /^[-+]?0\d/;
const wrapped = /^BEGIN_ARG\s*([^]*?)\s*END_ARG$/;

/** A value that stood without quotes: the schema decides what it is; without one, its looks do. */
export function typeBare(raw: string, schema: JsonSchema | undefined): JsonValue {
  const text = unwrap(raw.trim());
  if (text === 'null' || text === 'None') return null;
  if (schema?.type === 'string') return text;
  if (schema?.type === 'array') return text.split(/[,，]/).map((item) => typeBare(item, schema.items));
  const literal = wordValue(text);
  if (literal !== undefined) return literal;
  if (isNumeric(schema) && grouped.test(text)) return Number(text.replaceAll(',', ''));
  if (!isNumber(text) || (leadingZero.test(text) && !isNumeric(schema))) return text;
  return Number(text);
}

/** A quoted value is a string, unless the schema asks for what its text spells exactly. */
export function typeQuoted(text: string, schema: JsonSchema | undefined): JsonValue {
  switch (schema?.type) {
    case 'number':
    case 'integer':
      return isNumber(text.trim()) ? Number(text) : text;
    case 'boolean':
      return wordValue(text.trim()) ?? text;
    case 'array':
    case 'object':
      return parseAs(schema.type, text) ?? text;
    case 'string':
    case undefined:
      return text;
  }
}

/** A property's schema; never anything that an object merely inherits. */
export function propertyOf(schema: JsonSchema | undefined, key: string): JsonSchema | undefined {
  return schema?.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
}

/** Fits a value that was read before its schema was known. */
export function fitToSchema(value: JsonValue, schema: JsonSchema | undefined): JsonValue {
  if (!schema || value === null) return value;
  if (typeof value === 'string') return typeQuoted(value, schema);
  if (typeof value !== 'object') return schema.type === 'string' ? String(value) : value;
  if (isArray(value)) return value.map((item) => fitToSchema(item, schema.items));
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    fitToSchema(item, propertyOf(schema, key)),
  ]);
  return Object.fromEntries(entries) as JsonValue;
}

/** Whether a bare text is complete as it stands: a number, a truth value or null. */
export function isLiteral(text: string): boolean {
  return isNumber(text) || wordValue(text) !== undefined;
}

function wordValue(text: string): boolean | null | undefined {
  switch (text.toLowerCase()) {
    case 'true':
      return true;
    case 'false':
      return false;
    case 'null':
    case 'none':
    case 'nil':
      return null;
    default:
      return undefined;
  }
}

function isNumber(text: string): boolean {
  return number.test(text) && Number.isFinite(Number(text));
}

function isNumeric(schema: JsonSchema | undefined): boolean {
  return schema?.type === 'number' || schema?.type === 'integer';
}

/** Some models mark an argument's ends in words. */
function unwrap(text: string): string {
  return wrapped.exec(text)?.[1] ?? text;
}

function parseAs(type: 'array' | 'object', text: string): JsonValue | undefined {
  const value = parseJson(text);
  const isRightType =
    typeof value === 'object' && value !== null && Array.isArray(value) === (type === 'array');
  return isRightType ? value : undefined;
}

function isArray(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
