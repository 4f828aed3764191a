/**
 * Reasons why a host did not perform an action. Error texts and error codes of the host never leave the adapters.
 * - `unsupported`: this host does not have the function.
 * - `denied`: the buyer or the system refused the permission.
 * - `cancelled`: the buyer closed the host's panel.
 * - `failed`: any other reason.
 */
export type Refusal = 'unsupported' | 'denied' | 'cancelled' | 'failed'

/** A refusal as a member of a union: `{ kind: 'denied' }`. */
export type Refused = { [Kind in Refusal]: { kind: Kind } }[Refusal]

/** Result of an action that returns no value. */
export type Done = { kind: 'done' } | Refused

/** Ends a subscription. Further calls have no effect. */
export type Unsubscribe = () => void

export const done: Done = { kind: 'done' }
export const unsupported = { kind: 'unsupported' } as const

/** Returns the refusal of this kind. */
export const refused = (kind: Refusal): Refused => ({ kind })

/** Returns a subscription that never calls its listener. It is used on hosts that lack the event. */
export const neverNotifies = (): Unsubscribe => () => undefined
