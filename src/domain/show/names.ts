/** A name ready to paint; `several` asks for the "and several" suffix (`show.andSeveral`). */
export interface CutName {
  name: string
  several: boolean
}

/** Characters a first show or venue name, or a session text, is cut at when an order spans several (domain §3, §9). */
const NAME_LENGTH = 10
const SESSION_LENGTH = 20

/** Cuts by characters, not by code units, so that no surrogate pair is broken. */
export const cutText = (text: string, length: number): string => {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`
}

/** The first show's or venue's name of an order; cut and marked when the order crosses several. */
export const crossName = (first: string, cross: boolean): CutName => ({
  name: cross ? cutText(first, NAME_LENGTH) : first,
  several: cross,
})

/** The first session's text of an order; cut and marked when the order crosses several. */
export const crossSession = (first: string, cross: boolean): CutName => ({
  name: cross ? cutText(first, SESSION_LENGTH) : first,
  several: cross,
})
