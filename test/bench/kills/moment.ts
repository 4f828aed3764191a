import type { Actor } from './actor'

interface Wanted {
  /** Kinds of requests during which to kill. */
  targets: readonly string[]
  /** The index among the requests of these kinds. */
  nth: number
  /** The moment within the request's duration, 0 to 1. */
  share: number
  /** Recent durations of each kind, ms; updated after each request. */
  times: Map<string, number>
}

/** Resolves when it is time to kill: during the wanted request. Never resolves when fewer requests are sent. */
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
