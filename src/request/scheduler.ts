import { createHeap } from '@/lib/heap'
import { type Importance, WEIGHT } from './call'

/** Maximum number of concurrent requests. Hosts permit 10 (stack: limits of the hosts). */
export const AT_ONCE = 10

/**
 * Maximum number of slots that requests of each importance may use, of 10 in total. Less important requests always
 * leave some slots free.
 */
const SHARE: Record<Importance, number> = {
  critical: AT_ONCE,
  high: AT_ONCE - 1,
  medium: AT_ONCE - 2,
  low: AT_ONCE - 4,
}

/** Position of one request in the scheduler's queue. */
export interface Ticket {
  /**
   * Resolves when the request may be sent. The value is a function that releases the slot; repeated calls of this
   * function do nothing.
   */
  readonly ready: Promise<() => void>
  /**
   * Raises the importance of the request when a more important caller shares it. The request's time of arrival is
   * unchanged.
   */
  raise(importance: Importance): void
}

export interface Scheduler {
  enter(importance: Importance): Ticket
}

interface Request {
  importance: Importance
  readonly arrival: number
  started: boolean
  readonly start: (release: () => void) => void
}

/**
 * An entry in the queue. A request whose importance was raised has two entries; the first entry that leaves the queue
 * starts it.
 */
interface Waiting {
  readonly importance: Importance
  readonly request: Request
}

export const moreImportant = (a: Importance, b: Importance): boolean => WEIGHT[a] < WEIGHT[b]

const precedes = (a: Waiting, b: Waiting): boolean =>
  a.importance === b.importance ? a.request.arrival < b.request.arrival : moreImportant(a.importance, b.importance)

/**
 * Creates a scheduler that runs at most 10 requests at a time, ordered by importance and then by arrival. Adding a
 * request costs O(log n) for a queue of length n.
 */
export const createScheduler = (): Scheduler => {
  const queue = createHeap(precedes)
  let running = 0
  let arrivals = 0

  const start = (request: Request): void => {
    request.started = true
    running += 1
    let held = true
    request.start(() => {
      if (!held) return
      held = false
      running -= 1
      pump()
    })
  }

  const pump = (): void => {
    for (let first = queue.first; first; first = queue.first) {
      // If the first request has no free slot, all other requests must wait, too. They are not more important, so they
      // may not use more slots.
      if (!first.request.started && running >= SHARE[first.importance]) return
      queue.pop()
      if (!first.request.started) start(first.request)
    }
  }

  const wait = (request: Request): void => {
    queue.push({ importance: request.importance, request })
    pump()
  }

  return {
    enter: (importance) => {
      let begin: Request['start'] = () => undefined
      const ready = new Promise<() => void>((resolve) => {
        begin = resolve
      })
      const request: Request = { importance, arrival: arrivals++, started: false, start: begin }
      wait(request)
      return {
        ready,
        raise: (wanted) => {
          if (request.started || !moreImportant(wanted, request.importance)) return
          request.importance = wanted
          wait(request)
        },
      }
    },
  }
}
