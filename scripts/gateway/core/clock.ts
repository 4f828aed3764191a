import type { Db } from './database/database'
import { readMeta, writeMeta } from './database/meta'

const KEY = 'clock_offset'

/** The gateway's only source of time, in epoch ms: the machine's time plus an offset that the console and tests set. */
export interface Clock {
  now(): number
  /** Offset from the machine's time, ms. */
  offset(): number
  set(time: number): Promise<void>
  advance(ms: number): Promise<void>
  /** Resets the clock to the machine's time. */
  reset(): Promise<void>
  /** Loads the offset that another gateway process has stored in the shared database. */
  reload(): Promise<void>
}

/**
 * Creates a clock that stores its offset in memory only, for tests that start without a database.
 * @param machine the machine's time, epoch ms. A test passes its own function, so that the result does not depend on
 * the duration of a step.
 */
export const memoryClock = (start: number, machine: () => number = Date.now): Clock => {
  let offset = start - machine()
  return {
    now: () => machine() + offset,
    offset: () => offset,
    set: async (time) => {
      offset = time - machine()
    },
    advance: async (ms) => {
      offset += ms
    },
    reset: async () => {
      offset = 0
    },
    reload: async () => undefined,
  }
}

/** Creates a clock that stores its offset in the database. */
export const storedClock = async (db: Db): Promise<Clock> => {
  const read = async () => Number((await readMeta(db, KEY)) ?? 0)
  let offset = await read()
  let writing = 0
  let moves = 0
  const move = async (next: number) => {
    offset = next
    moves += 1
    writing += 1
    await writeMeta(db, KEY, String(next)).finally(() => (writing -= 1))
  }
  return {
    now: () => Date.now() + offset,
    offset: () => offset,
    set: (time) => move(Math.round(time - Date.now())),
    advance: (ms) => move(offset + Math.round(ms)),
    reset: () => move(0),
    reload: async () => {
      const before = moves
      if (writing > 0) return
      const stored = await read()
      // Ignores the stored offset if this process has set a newer offset during the query.
      if (moves === before) offset = stored
    },
  }
}
