/**
 * Maximum number of sessions and tiers in a purchase that is prepared before a sale. This project defines the number.
 */
export const MAX_GRAB_CHOICES = 5

/** Maximum number of units of a tier in a prepared purchase. */
export const MAX_GRAB_QUANTITY = 6

/** A session and tier that a buyer wants when the sale opens. */
export interface GrabChoice {
  sessionId: string
  seatPlanId: string
}

const isSame = (one: GrabChoice, other: GrabChoice): boolean =>
  one.sessionId === other.sessionId && one.seatPlanId === other.seatPlanId

/** Returns true if a tier is already in the list. */
export const hasChoice = (choices: readonly GrabChoice[], choice: GrabChoice): boolean =>
  choices.some((each) => isSame(each, choice))

/** Returns the list with the tier appended. Returns the list unchanged if it contains the tier or is full. */
export const addChoice = <Choice extends GrabChoice>(choices: readonly Choice[], choice: Choice): readonly Choice[] =>
  hasChoice(choices, choice) || choices.length >= MAX_GRAB_CHOICES ? choices : [...choices, choice]

/** Returns the list without the tier. */
export const removeChoice = <Choice extends GrabChoice>(
  choices: readonly Choice[],
  choice: GrabChoice,
): readonly Choice[] => choices.filter((each) => !isSame(each, choice))

/** Returns the list with the entry at `from` moved to `to`. Returns the list unchanged if an index is out of range. */
export const moveChoice = <Choice extends GrabChoice>(
  choices: readonly Choice[],
  from: number,
  to: number,
): readonly Choice[] => {
  const moved = choices[from]
  if (moved === undefined || to < 0 || to >= choices.length) return choices
  const rest = choices.filter((_, index) => index !== from)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}

/** Attendees that a show requires. */
export type NamingMode = 'NONE' | 'ONE_PER_ORDER' | 'ONE_PER_TICKET'

/**
 * Returns the number of attendees that is sufficient for every choice.
 * @param unitSizes tickets in one unit of each choice
 */
export const attendeesNeeded = (mode: NamingMode, quantity: number, unitSizes: readonly number[]): number => {
  if (mode === 'NONE') return 0
  return mode === 'ONE_PER_ORDER' ? 1 : quantity * Math.max(1, ...unitSizes)
}

/** Returns the maximum units for which every choice stays within the ticket limit of one order. */
export const mostUnits = (limit: number | null, unitSizes: readonly number[]): number =>
  Math.max(1, Math.min(MAX_GRAB_QUANTITY, Math.floor((limit ?? Infinity) / Math.max(1, ...unitSizes))))
