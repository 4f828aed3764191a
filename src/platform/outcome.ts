/**
 * Why a host did not do what was asked. Host error texts and codes end in the adapters:
 * `unsupported`, this host has no such capability; `denied`, the buyer or the system refused the permission;
 * `cancelled`, the buyer closed the host's panel; `failed`, anything else.
 */
export type Refusal = 'unsupported' | 'denied' | 'cancelled' | 'failed'

/** A refusal as the case of a union: `{ kind: 'denied' }`. */
export type Refused = { [Kind in Refusal]: { kind: Kind } }[Refusal]

/** An act that answers nothing but that it was done. */
export type Done = { kind: 'done' } | Refused

/** Stops a subscription; calling it again does nothing. */
export type Unsubscribe = () => void

export const done: Done = { kind: 'done' }
export const unsupported = { kind: 'unsupported' } as const

/** A refusal by its name. */
export const refused = (kind: Refusal): Refused => ({ kind })

/** The subscription of a host that never tells. */
export const neverTells = (): Unsubscribe => () => undefined
