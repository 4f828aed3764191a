import { afterFrame } from '@/platform/next-frame'

/** A small update of the screen. @param share factor for the size of the update */
type Change = (share: number) => void

/** Additions run before removals, unless more removals than this are queued. */
const MAX_GOING = 3

/** Approximate maximum number of turns in which all queued removals run. With many of them, a turn runs several. */
const MAX_TURNS = 10

const coming: Change[] = []
const going: Change[] = []
let scheduled = false

/**
 * Runs all queued additions. The longer the queue, the more each addition draws, for fast scrolling. Removals only run
 * in turns without additions, or if many removals are queued.
 */
const takeTurn = (): void => {
  const changes = coming.splice(0)
  for (const change of changes) change(changes.length)
  const gone = changes.length === 0 || going.length > MAX_GOING ? Math.ceil(going.length / MAX_TURNS) : 0
  for (const change of going.splice(0, gone)) change(1)
}

/** Schedules a turn in every second frame. The frame between is left to the browser, which renders the result. */
const schedule = (): void => {
  if (scheduled || coming.length + going.length === 0) return
  scheduled = true
  afterFrame?.(() =>
    afterFrame?.(() => {
      scheduled = false
      takeTurn()
      schedule()
    }),
  )
}

/**
 * Queues a small change of the screen, because several changes at once take longer than a frame on a slow phone. Not
 * for hosts that draw in one pass (`afterFrame`). @returns cancels it
 */
export const inItsTurn = (kind: 'coming' | 'going', change: Change): (() => void) => {
  const queue = kind === 'coming' ? coming : going
  queue.push(change)
  schedule()
  return () => {
    const at = queue.indexOf(change)
    if (at >= 0) queue.splice(at, 1)
  }
}
