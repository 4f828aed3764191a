/**
 * A shortened name for display. `several` is true if the order contains further shows or sessions (`show.andMore`,
 * `show.fromSession`).
 */
export interface CutName {
  name: string
  several: boolean
}

/**
 * Maximum length of the first show's name or the first session's text in an order with several shows or sessions
 * (domain §3, §9).
 */
const NAME_LENGTH = 10
const SESSION_LENGTH = 20
/** Maximum length of a name in Latin letters. It has about the same width as the maximum length in Chinese. */
const LATIN_LENGTH = 24
const LATIN = /^[\u0000-\u024F\u2010-\u201F]*$/

/** Truncates a text by characters instead of code units, so that no surrogate pair is split. */
export const cutText = (text: string, length: number): string => {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`
}

/**
 * Returns the name of an order's first show. If the order has several shows, the name is truncated and `several` is
 * true.
 */
export const crossName = (first: string, cross: boolean): CutName => ({
  name: cross ? cutText(first, LATIN.test(first) ? LATIN_LENGTH : NAME_LENGTH) : first,
  several: cross,
})

/**
 * Returns the text of an order's first session. If the order has several sessions, the text is truncated and `several`
 * is true.
 */
export const crossSession = (first: string, cross: boolean): CutName => ({
  name: cross ? cutText(first, SESSION_LENGTH) : first,
  several: cross,
})
