import { setTimeout as delay } from 'node:timers/promises'
import { LimitingModel } from '../../../src/components/response-mode/limiting.model'
import { expectedWait, readWaiting } from '../../../src/domain/limiting'
import type { Clock } from '../../../src/lib/clock'
import { RequestError } from '../../../src/request/errors'

/** Path of a call that is protected by the gateway's waiting queue. */
export const ROUTE = '/home/pub/v3/shops/get'
const LIMITING = 9
const SAMPLE_INTERVAL = 1_000

/** Estimates of the time that one buyer must wait, at one moment, ms. Null if unknown. */
export interface Sample {
  /** Time since the start of the sale, ms. */
  at: number
  /** The estimate that the dialog shows. */
  shown: number | null
  /** The baseline estimate: position divided by rate of the first response, minus the elapsed time. */
  firstAnswer: number | null
  /** The time that the buyer really waits from this moment. */
  real: number
}

const clock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (id) => clearTimeout(id),
}

/** Changes the queue data of a response, to simulate other data that a gateway could publish. */
export type Published = (waiting: Record<string, unknown>) => Record<string, unknown>

/** Sends the call. Returns null if the buyer is admitted. */
const send = async (url: string, ticket: string, published: Published): Promise<RequestError | null> => {
  const answer = await fetch(`${url}${ROUTE}`, { headers: ticket ? { 'queue-ticket': ticket } : {} })
  const { mode, statusCode, data } = (await answer.json()) as { mode?: number; statusCode: number; data: unknown }
  if (mode !== LIMITING) return statusCode === 200 ? null : new RequestError({ kind: 'business', statusCode })
  const waiting = (data as { waiting?: Record<string, unknown> } | null)?.waiting
  return new RequestError({ kind: 'business', statusCode, mode, data: waiting && { waiting: published(waiting) } })
}

/** Waits in the queue by the storefront's own model. @throws if the wait ends without admission */
const waitFor = async (url: string, from: number, published: Published): Promise<Sample[]> => {
  let ticket = ''
  const ask = async (): Promise<RequestError | null> => {
    const error = await send(url, ticket, published)
    ticket = readWaiting(error?.data)?.ticket ?? ticket
    return error
  }
  const refused = await ask()
  if (!refused) return []
  const began = Date.now()
  const first = expectedWait(readWaiting(refused.data))
  const model = new LimitingModel(refused, {
    clock,
    chance: Math.random,
    isHere: () => true,
    retry: ask,
    isLimiting: ({ mode }) => mode === LIMITING,
  })
  const samples: Omit<Sample, 'real'>[] = []
  const sample = () => {
    const now = Date.now()
    const firstAnswer = first === null ? null : Math.max(0, began + first - now)
    samples.push({ at: now - from, shown: model.remaining, firstAnswer })
  }
  sample()
  const timer = setInterval(sample, SAMPLE_INTERVAL)
  const end = await model.run()
  clearInterval(timer)
  if (end.kind !== 'in') throw new Error(`A buyer's wait ended as ${end.kind}.`)
  const admitted = Date.now() - from
  return samples.map((one) => ({ ...one, real: admitted - one.at }))
}

/** Simulates `count` buyers who arrive within `within` ms. Each waits until admission. */
export const crowd = async (url: string, count: number, within: number, published: Published): Promise<Sample[]> => {
  const from = Date.now()
  const waits = Array.from({ length: count }, async (_, index) => {
    await delay((index / count) * within)
    return waitFor(url, from, published)
  })
  return (await Promise.all(waits)).flat()
}
