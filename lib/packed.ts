/** The JSON text of a value that only holds what JSON can. */
export type Packed<Value> = string & { readonly of?: Value };

/**
 * For a large property of a client component. React writes and reads each value inside a property
 * by itself, once to send it and once more to draw the page on the server; a text is one value,
 * whatever it holds.
 */
export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value);
}

export function unpack<Value>(text: Packed<Value>): Value {
  return JSON.parse(text) as Value;
}
