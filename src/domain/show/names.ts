/** A name for display. `several` is true if others follow (`show.andMore`, `show.fromSession`). */
export interface CutName {
  name: string
  several: boolean
}

/** Length of a first show's name, or a session's text, of an order with several (domain §3, §9). */
const NAME_LENGTH = 10
const SESSION_LENGTH = 20
/** Length of a name in Latin letters with the same width. */
const LATIN_LENGTH = 24
const LATIN = /^[\u0000-\u024F\u2010-\u201F]*$/

/** Cuts by characters, not by code units, so that no surrogate pair is broken. */
export const cutText = (text: string, length: number): string => {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`
}

/** Returns the first show's name of an order; cut and marked if the order has several shows. */
export const crossName = (first: string, cross: boolean): CutName => ({
  name: cross ? cutText(first, LATIN.test(first) ? LATIN_LENGTH : NAME_LENGTH) : first,
  several: cross,
})

/** Returns the first session's text of an order; cut and marked if the order has several sessions. */
export const crossSession = (first: string, cross: boolean): CutName => ({
  name: cross ? cutText(first, SESSION_LENGTH) : first,
  several: cross,
})
