import { sayAll } from '../texts'
import type { Words } from '../db/words'

/** A level's name: `stalls`, `tier1`, `floor`, `lower` … */
export const levelWords = (name: string): Words => sayAll(`venue.level.${name}`)

/** A door by its letter or number. */
export const gateWords = (gate: string): Words => sayAll('venue.gate', { gate })
