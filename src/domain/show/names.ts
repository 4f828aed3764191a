/** A name ready to paint; `several`: there are others beside it (`show.andMore`, `show.fromSession`). */
export interface CutName {
  name: string
  several: boolean
}

/** Characters a first show's name, or a session's text, is cut at when an order spans several (domain §3, §9). */
const NAME_LENGTH = 10
const SESSION_LENGTH = 20
/** A name in Latin letters is as wide with this many characters. */
const LATIN_LENGTH = 24
const LATIN = /^[\u0000-\u024F\u2010-\u201F]*$/

/** Cuts by characters, not by code units, so that no surrogate pair is broken. */
export const cutText = (text: string, length: number): string => {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`
}

/** The first show's name of an order; cut and marked when the order crosses several. */
export const crossName = (first: string, cross: boolean): CutName => ({
  name: cross ? cutText(first, LATIN.test(first) ? LATIN_LENGTH : NAME_LENGTH) : first,
  several: cross,
})

/** The first session's text of an order; cut and marked when the order crosses several. */
export const crossSession = (first: string, cross: boolean): CutName => ({
  name: cross ? cutText(first, SESSION_LENGTH) : first,
  several: cross,
})
