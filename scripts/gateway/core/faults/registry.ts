import { randomUUID } from 'node:crypto'
import type { Fault, FaultAnswer } from './kinds'
import { Queue } from './queue'

export interface SetFault extends Fault {
  readonly id: string
  /** Time when the fault was set, epoch ms by the gateway's clock. */
  readonly setAt: number
  /** Number of requests that the fault was applied to. */
  used: number
  /** Number of requests that the fault currently delays. */
  holding: number
  readonly queue: Queue | null
  /** Aborts when the fault is removed. */
  readonly removed: AbortController
}

/** A registered call of the API. */
export interface ApiRoute {
  method: string
  route: string
}

const spent = ({ times, used }: SetFault): boolean => times !== undefined && used >= times

/**
 * The faults of a sandbox, in memory. All methods are synchronous, so the counts stay correct for parallel requests.
 */
export class Faults {
  private readonly set = new Map<string, SetFault>()
  /** Every call that a fault can apply to. */
  readonly routes: ApiRoute[] = []

  matchesRoute({ route, method }: Pick<Fault, 'route' | 'method'>): boolean {
    return (
      route === '*' ||
      this.routes.some((each) => each.route === route && (method === undefined || each.method === method))
    )
  }

  add(fault: Fault, now: number): SetFault {
    const { answer } = fault
    const queue = answer.kind === 'queue' ? new Queue(answer, now) : null
    const made = { ...fault, id: randomUUID(), setAt: now, used: 0, holding: 0, queue, removed: new AbortController() }
    this.set.set(made.id, made)
    return made
  }

  /** Returns the faults in the order in which they were set. */
  list(): SetFault[] {
    return [...this.set.values()]
  }

  /** Removes a fault. Returns false for an unknown id. */
  remove(id: string): boolean {
    const fault = this.set.get(id)
    this.set.delete(id)
    fault?.removed.abort()
    return fault !== undefined
  }

  clear(): void {
    for (const { id } of this.list()) this.remove(id)
  }

  /**
   * Returns the fault that applies to a call. A fault for this route takes precedence over a fault for all routes, and
   * an older fault over a newer fault.
   */
  find(method: string, route: string, applies: (answer: FaultAnswer, setAt: number) => boolean): SetFault | undefined {
    const meant = this.list().filter(
      (fault) =>
        [route, '*'].includes(fault.route) &&
        (fault.method ?? method) === method &&
        !spent(fault) &&
        applies(fault.answer, fault.setAt),
    )
    return meant.find((fault) => fault.route === route) ?? meant[0]
  }

  /** Counts a request. Removes the fault after its last request, but not while the fault still delays a request. */
  count(fault: SetFault): void {
    fault.used += 1
    this.tidy(fault)
  }

  /** Delays a request until `wait` resolves. */
  async hold(fault: SetFault, wait: () => Promise<void>): Promise<void> {
    fault.holding += 1
    this.count(fault)
    try {
      await wait()
    } finally {
      fault.holding -= 1
      this.tidy(fault)
    }
  }

  private tidy(fault: SetFault): void {
    if (spent(fault) && fault.holding === 0) this.set.delete(fault.id)
  }
}
