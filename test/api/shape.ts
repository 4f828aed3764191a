/**
 * Pattern of the names of fields that contain an amount to pay or a discount: integer fen, never negative. It does not
 * match a plain `amount`.
 */
const MONEY = /(price|payAmount|discountAmount|fee)$/i
const ID = /Ids?$/
/** Answers of forms, which the form engine checks by the kind of the field. */
const FORM_ANSWER = /\banswers\.((application|people\.\d+\.answers)\.\w+|\d+\.value)$/

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a description of a value's kind: the names and kinds of its fields, without the contents. */
const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${[...new Set(value.map(kindOf))].sort().join('|')}]`
  if (!isFields(value)) return value === null ? 'null' : typeof value
  return `{${Object.keys(value)
    .sort()
    .map((key) => `${key}:${kindOf(value[key])}`)
    .join()}}`
}

const distinct = new WeakMap<readonly unknown[], readonly unknown[]>()

/** Returns one entry of each kind that a valid list contains. */
const kindsIn = (list: readonly unknown[]): readonly unknown[] => {
  const known = distinct.get(list) ?? [...new Map(list.map((each) => [kindOf(each), each])).values()]
  distinct.set(list, known)
  return known
}

const scalarOddity = (value: unknown, model: unknown, at: string): string[] => {
  if (typeof model === 'number') {
    if (value === null) return []
    if (typeof value !== 'number' || !Number.isFinite(value)) return [`${at} is ${String(value)}, not a number`]
    const key = at.split('.').pop() ?? ''
    if (MONEY.test(key) && !(Number.isSafeInteger(value) && value >= 0)) return [`${at} is ${value}, not fen`]
    return []
  }
  if (typeof model === 'string' && ID.test(at) && typeof value !== 'string') return [`${at} is no id`]
  return typeof value === typeof model || value === null ? [] : [`${at} is ${typeof value}, not ${typeof model}`]
}

/**
 * Returns the places where the kind of a value differs from the kind of a valid value. A list must be a list, an
 * object must have the same fields, and numbers must be finite. Ids must be text, and money must be integer fen. Null
 * means absent; lists and booleans are never absent.
 * @param model a value read from a valid response
 */
export const oddities = (value: unknown, model: unknown, at = 'value'): string[] => {
  if (model === null || model === undefined || FORM_ANSWER.test(at)) return []
  if (Array.isArray(model)) {
    if (!Array.isArray(value)) return [`${at} is no list`]
    // An entry is valid if it has the same kind as one of the entries in the valid list.
    return value.flatMap((each) => {
      let first: string[] | undefined
      for (const kind of kindsIn(model)) {
        const found = oddities(each, kind, `${at}.0`)
        if (found.length === 0) return []
        first ??= found
      }
      return first ?? []
    })
  }
  if (isFields(model)) {
    if (value === null) return []
    if (!isFields(value)) return [`${at} is no object`]
    return Object.keys(model).flatMap((key) => oddities(value[key], model[key], `${at}.${key}`))
  }
  if (typeof model === 'boolean' && typeof value !== 'boolean') return [`${at} is ${String(value)}, not yes or no`]
  return scalarOddity(value, model, at)
}
