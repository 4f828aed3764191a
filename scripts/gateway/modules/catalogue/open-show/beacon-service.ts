import { createHash } from 'node:crypto'

/** Time between two rounds, ms. */
const PERIOD = 30_000

/** Returns the first round at or after a time (epoch ms). */
export const roundAt = (time: number): number => Math.ceil(time / PERIOD)

/**
 * Returns the value of a round of the sandbox's beacon, 64 hex digits, or null before its time. The beacon simulates a
 * public one by the gateway's clock. Its values are not secret.
 */
export const beaconValue = (round: number, now: number): string | null =>
  round * PERIOD > now ? null : createHash('sha256').update(`foyer sandbox beacon ${round}`).digest('hex')
