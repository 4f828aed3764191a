import keys from './keys.json'
import { nextKeys, normalPlate, type PlateArea, plateStart, PROVINCES } from './plate'

/** A plate that is being typed, with the position of the next character. */
export interface PlateDraft {
  text: string
  at: number
}

/** Characters that can end a plate, such as the character for driving schools. */
export const ENDINGS = `${keys.endings}${keys.borderEndings}${keys.emergency.join('')}`
/** The first character of embassies' plates. */
export const EMBASSY = keys.embassy

/** Returns the characters that can be typed at the position. The characters after it do not matter. */
export const keysAt = ({ text, at }: PlateDraft, area: PlateArea): ReadonlySet<string> =>
  nextKeys(text.slice(0, at), area)

/** Replaces the character at the position. Characters after it remain as far as they still fit. */
export const typeKey = (draft: PlateDraft, key: string, area: PlateArea): PlateDraft => {
  const { text, at } = draft
  if (!keysAt(draft, area).has(key)) return draft
  return { text: plateStart(text.slice(0, at) + key + text.slice(at + 1), area), at: at + 1 }
}

/** Removes the character before the position. Characters after it move up as far as they still fit. */
export const eraseKey = ({ text, at }: PlateDraft, area: PlateArea): PlateDraft =>
  at === 0 ? { text, at } : { text: plateStart(text.slice(0, at - 1) + text.slice(at), area), at: at - 1 }

/** Returns the draft of a typed or pasted text, with its longest beginning that fits. */
export const enterText = (text: string, area: PlateArea): PlateDraft => {
  const fitting = plateStart(normalPlate(text), area)
  return { text: fitting, at: fitting.length }
}

/** Provinces by the first two digits of their codes (GB/T 2260). */
const CODES: Readonly<Record<string, string>> = Object.fromEntries(
  keys.codes.split(' ').map((entry) => [entry.slice(0, 2), entry.slice(2)]),
)

/**
 * Returns the provinces in the order of the keyboard, with the province of the city first.
 * @param cityId GB/T 2260 code
 */
export const provincesFrom = (cityId: string): string => {
  const own = CODES[cityId.slice(0, 2)] ?? ''
  return own + PROVINCES.replace(own, '')
}
