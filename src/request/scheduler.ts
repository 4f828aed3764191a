import type { Importance } from './call'

/** Hosts run 10 requests at once (stack: limits of the hosts). */
export const AT_ONCE = 10

const ORDER: readonly Importance[] = ['critical', 'high', 'medium', 'low']

/**
 * How many of the 10 an importance may fill: whatever less important things are under way, or hang, something more
 * important finds a place.
 */
const SHARE: Record<Importance, number> = {
  critical: AT_ONCE,
  high: AT_ONCE - 1,
  medium: AT_ONCE - 2,
  low: AT_ONCE - 4,
}

/** A place in the queue. */
export interface Ticket {
  /** Resolves when the request may be sent, with the function that gives its place back (once; more does nothing). */
  readonly ready: Promise<() => void>
  /** Moves it forward when something more important came to need it. */
  raise(importance: Importance): void
}

export interface Scheduler {
  enter(importance: Importance): Ticket
}

interface Waiting {
  importance: Importance
  start: () => void
}

export const moreImportant = (a: Importance, b: Importance): boolean => ORDER.indexOf(a) < ORDER.indexOf(b)

/** Lets requests go by importance, then in order of arrival, at most 10 at once. */
export const createScheduler = (): Scheduler => {
  let running = 0
  let queue: Waiting[] = []

  const pump = (): void => {
    for (const importance of ORDER) {
      for (const waiting of queue.filter((entry) => entry.importance === importance)) {
        if (running >= SHARE[importance]) break
        queue = queue.filter((entry) => entry !== waiting)
        running += 1
        waiting.start()
      }
    }
  }

  const place = (): (() => void) => {
    let held = true
    return () => {
      if (!held) return
      held = false
      running -= 1
      pump()
    }
  }

  return {
    enter: (importance) => {
      const waiting: Waiting = { importance, start: () => undefined }
      const ready = new Promise<() => void>((resolve) => {
        waiting.start = () => resolve(place())
      })
      queue.push(waiting)
      pump()
      return {
        ready,
        raise: (wanted) => {
          if (!moreImportant(wanted, waiting.importance)) return
          waiting.importance = wanted
          pump()
        },
      }
    },
  }
}
