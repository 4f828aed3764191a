/**
 * Reasons why a host did not do the requested action. Host error texts and codes end in the adapters.
 * - `unsupported`: this host lacks the capability.
 * - `denied`: the buyer or the system refused the permission.
 * - `cancelled`: the buyer closed the host's panel.
 * - `failed`: any other reason.
 */
export type Refusal = 'unsupported' | 'denied' | 'cancelled' | 'failed'

/** A refusal as the case of a union: `{ kind: 'denied' }`. */
export type Refused = { [Kind in Refusal]: { kind: Kind } }[Refusal]

/** The result of an action that returns no value. */
export type Done = { kind: 'done' } | Refused

/** Ends a subscription; calling it again does nothing. */
export type Unsubscribe = () => void

export const done: Done = { kind: 'done' }
export const unsupported = { kind: 'unsupported' } as const

/** Returns a refusal by its name. */
export const refused = (kind: Refusal): Refused => ({ kind })

/** Returns the subscription of a host that lacks the event. */
export const neverNotifies = (): Unsubscribe => () => undefined
