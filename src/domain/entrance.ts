/**
 * States of the entrance registration of a ticket. CHANGE: the form has a newer version, or the ticket has another name.
 * CLOSED: the session is over. IN: the ticket was used.
 */
export const ENTRANCE_STATES = ['MISSING', 'DONE', 'CHANGE', 'CLOSED', 'IN'] as const
export type EntranceState = (typeof ENTRANCE_STATES)[number]

/** How a gate handles a ticket without its entrance registration: it admits with a warning, or refuses (decision 158). */
export const AT_GATE = ['WARN', 'REFUSE'] as const
export type AtGate = (typeof AT_GATE)[number]

/** Key of the person in the answers of a ticket's form. */
export const ENTRANCE_PERSON = 'p1'

/** Returns true if the form must be sent. */
export const isEntranceDue = (state: EntranceState): state is 'MISSING' | 'CHANGE' =>
  state === 'MISSING' || state === 'CHANGE'

const BY_URGENCY = ['MISSING', 'CHANGE', 'DONE', 'IN', 'CLOSED'] as const satisfies readonly EntranceState[]

/** Returns the state of a visit: that of the person whose form is the most urgent. */
export const visitStateOf = (states: readonly EntranceState[]): EntranceState =>
  BY_URGENCY.find((state) => states.includes(state)) ?? 'CLOSED'

/** Returns true if the form can be sent or changed. @param changeUntil epoch ms */
export const canSendEntrance = (
  { state, changeUntil }: { state: EntranceState; changeUntil: number },
  now: number,
): boolean => isEntranceDue(state) || (state === 'DONE' && now < changeUntil)
