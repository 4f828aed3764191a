/**
 * The value of a record under a name from outside (an address, an answer, a stored text); undefined where the record has none of its
 * own. A plain look-up also finds what every object inherits: `__proto__`, `constructor`, `toString`.
 */
export const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.prototype.hasOwnProperty.call(record, name) ? record[name] : undefined
