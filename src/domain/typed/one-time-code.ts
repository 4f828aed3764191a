import { plainText } from './text'

/** Number of digits of a verification code (decision 37). */
export const CODE_LENGTH = 6

/** Seconds until the buyer can request another code (domain §9). */
export const CODE_WAIT = 60

export const isCode = (input: string): boolean => /^\d{6}$/.test(input)

interface ReadCode {
  /** Digits of the code that the buyer has entered so far. */
  digits: string
  /**
   * True if the code can be submitted automatically. False if the text may contain another code; the buyer must then
   * submit the code.
   */
  certain: boolean
}

interface NumberInText {
  digits: string
  from: number
  to: number
}

/** Matches a code in two or three groups, or any sequence of digits. */
const NUMBER = /\d{3}[ -]\d{3}(?![ -]?\d)|\d{2} \d{2} \d{2}(?![ -]?\d)|\d+/g
/**
 * Match the text before and after digits if the digits belong to an amount, a date, a phone number or an order number.
 */
const PART_BEFORE = /(?:[a-z_+¥$€£#*]|\d[ ./-])$/i
const PART_AFTER = /^(?:[a-z_%*]|[./-]\d)/i
/** Matches the word for a code in the languages of the shop. */
const KEYWORD = /code|otp|password|[码碼]/gi
/** Matches the text between a code and the word for it, as in "801215 is your code". */
const IS = /^\s*(?:is\b|[为為是])/i

const placed = (text: string, pattern: RegExp): NumberInText[] => {
  const found: NumberInText[] = []
  text.replace(pattern, (part: string, from: number) => {
    found.push({ digits: part.replace(/\D/g, ''), from, to: from + part.length })
    return part
  })
  return found
}

const codeInMessage = (text: string): ReadCode | null => {
  const numbers = placed(text, NUMBER)
  const codes = numbers.filter(
    ({ digits, from, to }) =>
      isCode(digits) && !PART_BEFORE.test(text.slice(0, from)) && !PART_AFTER.test(text.slice(to)),
  )
  // For each keyword, finds the number that belongs to the keyword: the number before "is", else the next number, else
  // the previous number.
  const named = placed(text, KEYWORD).map((word) => {
    const before = numbers.filter(({ to }) => to <= word.from).pop()
    if (before && IS.test(text.slice(before.to, word.from))) return before
    return numbers.find(({ from }) => from >= word.to) ?? before
  })
  const distinct = [...new Set(codes.map(({ digits }) => digits))]
  const distinctNamed = [...new Set(codes.filter((code) => named.includes(code)).map(({ digits }) => digits))]
  if (distinct.length === 1) return { digits: distinct[0], certain: named.length === 0 || distinctNamed.length === 1 }
  return distinctNamed.length === 1 ? { digits: distinctNamed[0], certain: false } : null
}

/**
 * Reads a code from typed digits, or from a pasted message: six digits that are not part of a longer number.
 * @param before the current digits of the field; they are returned if the text contains no code
 */
export const readCode = (typed: string, before = ''): ReadCode => {
  const text = plainText(typed)
  const digits = text.replace(/[\s-]/g, '')
  if (/^\d{0,6}$/.test(digits)) return { digits, certain: true }
  return codeInMessage(text) ?? { digits: before, certain: false }
}
