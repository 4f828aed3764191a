/**
 * Returns the value of a record under an external name (an address, a response, a stored text), or undefined. A plain
 * look-up also finds inherited properties: `__proto__`, `constructor`, `toString`.
 */
export const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.prototype.hasOwnProperty.call(record, name) ? record[name] : undefined
