/**
 * Reasons why a host did not perform an action. Error texts and error codes of the host never leave the adapters.
 * - `unsupported`: this host does not have the function.
 * - `denied`: the buyer or the system refused the permission.
 * - `cancelled`: the buyer closed the host's panel.
 * - `failed`: any other reason.
 */
export type Refusal = 'unsupported' | 'denied' | 'cancelled' | 'failed'

/** A refusal as the case of a union: `{ kind: 'denied' }`. */
export type Refused = { [Kind in Refusal]: { kind: Kind } }[Refusal]

/** The result of an action that returns no value. */
export type Done = { kind: 'done' } | Refused

/** Ends a subscription. Repeated calls do nothing. */
export type Unsubscribe = () => void

export const done: Done = { kind: 'done' }
export const unsupported = { kind: 'unsupported' } as const

/** Returns the refusal of this kind. */
export const refused = (kind: Refusal): Refused => ({ kind })

/** Returns a subscription that is never notified, for hosts without the event. */
export const neverNotifies = (): Unsubscribe => () => undefined
