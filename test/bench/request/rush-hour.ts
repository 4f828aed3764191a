import type { HttpAnswer, Send } from '@/platform/transport/contract'
import type { Importance } from '@/request/call'
import { AT_ONCE } from '@/request/scheduler'
import { ANSWER, anything, as, clientOver } from './calls'

/** Duration of a request in the simulated network, ms. */
export const SERVICE = 20

/** Measurements of one critical call that waits behind other queued calls. */
export interface Wait {
  /** Time from the call to its response, ms. */
  ms: number
  /** Time until all calls have their response, ms. */
  allMs: number
  /** Number of requests that ended before the critical call was sent. */
  behind: number
  /** Maximum number of requests that ran in parallel. */
  peak: number
}

/** Creates a simulated network in which every request takes the same time. It records the running requests. */
const network = () => {
  let running = 0
  const seen = { ended: 0, peak: 0, sentAfter: new Map<number, number>() }
  const send: Send = ({ query }) => {
    running += 1
    seen.peak = Math.max(seen.peak, running)
    seen.sentAfter.set(Number(query?.turn), seen.ended)
    return new Promise<HttpAnswer>((resolve) => {
      setTimeout(() => {
        running -= 1
        seen.ended += 1
        resolve(ANSWER)
      }, SERVICE)
    })
  }
  return { send, seen }
}

type Ask = (turn: number, importance: Importance) => Promise<unknown>

/** Creates a plain queue (first in, first out) with the same limit of parallel requests. */
const plainQueue = (send: Send): Ask => {
  const waiting: (() => void)[] = []
  let running = 0
  return async (turn) => {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    await send({ method: 'GET', url: anything.path, query: { turn } })
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

const pipeline = (send: Send): Ask => {
  const client = clientOver(send)
  return (turn, importance) => client.call(anything, { turn }, as(importance))
}

const KINDS = { pipeline, plainQueue }
export type QueueKind = keyof typeof KINDS

/** The calls that are queued before the critical one. */
export const CROWDS: Record<string, readonly [Importance, number][]> = {
  '200 low': [['low', 200]],
  '200 low, 200 medium, 200 high': [
    ['low', 200],
    ['medium', 200],
    ['high', 200],
  ],
  '200 low, 10 critical under way': [
    ['critical', AT_ONCE],
    ['low', 200],
  ],
}

/** Fills the queue, waits half of a request's duration, and sends the critical call. */
export const waitBehind = async (kind: QueueKind, crowd: string): Promise<Wait> => {
  const { send, seen } = network()
  const ask = KINDS[kind](send)
  let turn = 0
  const others = (CROWDS[crowd] ?? []).flatMap(([importance, count]) =>
    Array.from({ length: count }, () => ask((turn += 1), importance)),
  )
  await new Promise((resolve) => setTimeout(resolve, SERVICE / 2))
  const own = (turn += 1)
  const endedBefore = seen.ended
  const began = performance.now()
  await ask(own, 'critical')
  const ms = performance.now() - began
  const behind = (seen.sentAfter.get(own) ?? Infinity) - endedBefore
  await Promise.all(others)
  return { ms, allMs: performance.now() - began, behind, peak: seen.peak }
}
