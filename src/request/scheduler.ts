import { createHeap } from '@/lib/heap'
import { type Importance, WEIGHT } from './call'

/** Hosts run 10 requests at once (stack: limits of the hosts). */
export const AT_ONCE = 10

/** Maximum of the 10 slots for each importance: less important ones always leave slots for others. */
const SHARE: Record<Importance, number> = {
  critical: AT_ONCE,
  high: AT_ONCE - 1,
  medium: AT_ONCE - 2,
  low: AT_ONCE - 4,
}

/** An entry of the queue. */
export interface Ticket {
  /** Resolves when the request may be sent, with the function that releases its slot (further calls do nothing). */
  readonly ready: Promise<() => void>
  /** Raises its importance for a more important caller; preserves its time of arrival. */
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

/** A queued request. A raised request has two entries; the first one taken counts. */
interface Waiting {
  readonly importance: Importance
  readonly request: Request
}

export const moreImportant = (a: Importance, b: Importance): boolean => WEIGHT[a] < WEIGHT[b]

const precedes = (a: Waiting, b: Waiting): boolean =>
  a.importance === b.importance ? a.request.arrival < b.request.arrival : moreImportant(a.importance, b.importance)

/** Creates a scheduler by importance, then arrival, for at most 10 at once. Entering costs O(log n) of the queue. */
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
      // Less important requests have fewer slots: when the first must wait, all must.
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
