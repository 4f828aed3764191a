import { type OrderDetail, orderDetail } from '@/api/order'
import type { Clock, TimerId } from '@/lib/clock'
import type { Client } from '@/request/client'

/** When an order is asked again. */
export interface PollPlan {
  /** Milliseconds until the next question after so many; null when it is the last. */
  wait: (attempts: number) => number | null
  /** The answer that ends it. */
  settled: (order: OrderDetail) => boolean
  /** Told of every answer, the last one included. */
  seen?: (order: OrderDetail) => void
}

export interface Poll {
  /** The order once it is settled; null when the plan ran out or `stop` was called. */
  readonly settled: Promise<OrderDetail | null>
  dispose: () => void
}

/** Between questions (shell §4). */
const STEP = 3_000
/** How often they are asked at that pace (shell §9). */
const QUICK = 5
const SLOWER = 1.6
const SLOWEST = 60_000

/** At once, then every 3 s, five times, then no more (decision 40). */
export const fiveTimes = (attempts: number): number | null => (attempts === 0 ? 0 : attempts <= QUICK ? STEP : null)

/** At once, every 3 s for a while, then slower and slower without end (decision 40). */
export const slowerAndSlower = (attempts: number): number => {
  if (attempts === 0) return 0
  return attempts <= QUICK ? STEP : Math.min(SLOWEST, Math.round(STEP * SLOWER ** (attempts - QUICK)))
}

/** `slowerAndSlower` for an order that was asked just now. */
export const slowerFromNow = (attempts: number): number => slowerAndSlower(attempts + 1)

/** Whether a payment has left its mark on the order: unpaid is the only state without an answer. */
export const isDecided = ({ orderState }: Pick<OrderDetail, 'orderState'>): boolean => orderState !== 'UNPAID'

/** Asks an order by a plan. Failures count as unanswered questions: the network may come back. */
export const pollOrder = (
  { client, clock }: { client: Client; clock: Clock },
  orderId: string,
  plan: PollPlan,
): Poll => {
  let timer: TimerId | null = null
  let ended = false
  let end!: (order: OrderDetail | null) => void
  const settled = new Promise<OrderDetail | null>((resolve) => {
    end = (order) => {
      ended = true
      resolve(order)
    }
  })

  const poll = async (attempts: number): Promise<void> => {
    const order = await client.call(orderDetail, { orderId }, { silent: true }).catch(() => null)
    if (ended) return
    if (order) plan.seen?.(order)
    if (order && plan.settled(order)) end(order)
    else next(attempts + 1)
  }
  const next = (attempts: number): void => {
    const wait = plan.wait(attempts)
    if (ended || wait === null) return end(null)
    timer = clock.setTimeout(() => void poll(attempts), wait)
  }
  next(0)

  return {
    settled,
    dispose: () => {
      if (timer !== null) clock.clearTimeout(timer)
      if (!ended) end(null)
    },
  }
}
