import * as v from 'valibot'
import * as w from './wire'

/** Places of a key from the perspective of this device. */
export const KEY_PLACES = ['NONE', 'HERE', 'ELSEWHERE'] as const

/** Id of the active key of a rotating code, '' without a key, and its place. */
export const keyPlace = { keyId: w.optional(w.text()), keyAt: w.optional(w.oneOf(KEY_PLACES, 'NONE')) }

const gateKey = v.object({
  /** Id of the ticket or reservation. */
  ticketId: v.pipe(v.string(), v.nonEmpty()),
  keyId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{8,20}$/)),
  /** Secret of 32 bytes in base64url. */
  secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
})
/** The key with which this device computes a gate code. The key is never logged and never sent again. */
export type GateKey = v.InferOutput<typeof gateKey>

/** Reads the keys of gate codes. */
export const readGateKeys = w.reader(w.list(gateKey))
