import type { Actor } from './actor'

/** The kill, ms, when the request that it waits for is not sent: all have ended, or wait. */
const PATIENCE = 5_000

interface Wanted {
  /** The kind of request. */
  target: string
  /** Which of them. */
  nth: number
  /** How far into it, 0 to 1. */
  share: number
  /** How long each kind took of late, ms; kept up to date. */
  times: Map<string, number>
}

/** Answers when it is time to kill: within the wanted request. */
export const momentOf = (actors: readonly Actor[], { target, nth, share, times }: Wanted): Promise<string> =>
  new Promise((resolve) => {
    const patience = setTimeout(() => resolve('nothing'), PATIENCE)
    let left = nth
    for (const actor of actors) {
      actor.onAnswer = (step, ms) => times.set(step, ((times.get(step) ?? ms) + ms) / 2)
      actor.onStep = (step) => {
        if (step === target) left -= 1
        if (step !== target || left !== 0) return
        const after = Math.round(share * (times.get(step) ?? 30))
        clearTimeout(patience)
        setTimeout(() => resolve(`${step} ${nth} after ${after} ms`), after)
      }
    }
  })
