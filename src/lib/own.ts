/**
 * Returns the own property of a record for a name from outside (an address, a response, a stored text), or undefined. A
 * plain lookup would also find inherited properties: `__proto__`, `constructor`, `toString`.
 */
export const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.prototype.hasOwnProperty.call(record, name) ? record[name] : undefined
