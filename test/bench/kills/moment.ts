import type { Actor } from './actor'

interface Wanted {
  /** Kinds of requests during which the gateway may be killed. */
  targets: readonly string[]
  /** Number of the request to interrupt, counted from 1 among the requests of these kinds. */
  nth: number
  /** The moment within the request's duration, 0 to 1. */
  share: number
  /** Average recent duration of each kind of request, ms. It is updated after each request. */
  times: Map<string, number>
}

/** Resolves at the moment of the kill, during the wanted request. Never resolves if fewer requests are sent. */
export const momentOf = (actors: readonly Actor[], { targets, nth, share, times }: Wanted): Promise<string> =>
  new Promise((resolve) => {
    let left = nth
    for (const actor of actors) {
      actor.onAnswer = (step, ms) => times.set(step, ((times.get(step) ?? ms) + ms) / 2)
      actor.onStep = (step) => {
        if (!targets.includes(step)) return
        left -= 1
        if (left !== 0) return
        const after = Math.round(share * (times.get(step) ?? 30))
        setTimeout(() => resolve(`${step} after ${after} ms`), after)
      }
    }
  })
