import { afterFrame } from '@/platform/next-frame'

/** A small change of the screen. @param share how much of it is due: as many times its unit */
type Change = (share: number) => void

/** What comes is drawn before what goes, unless more than this waits to go. */
const MAX_GOING = 3

/** Turns until nothing waits to go, about: more than one goes at a time where many do. */
const MAX_TURNS = 10

const coming: Change[] = []
const going: Change[] = []
let scheduled = false

/**
 * All that comes gets its share: each the more, the more of them there are, so that a quick fling finds them drawn. What goes has a turn
 * of its own.
 */
const takeTurn = (): void => {
  const changes = coming.splice(0)
  for (const change of changes) change(changes.length)
  const gone = changes.length === 0 || going.length > MAX_GOING ? Math.ceil(going.length / MAX_TURNS) : 0
  for (const change of going.splice(0, gone)) change(1)
}

/** In every other frame: one has the work of our code, the next the browser's with what it made. */
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
 * Has a small change of the screen wait for its turn: several in one frame are more than a slow phone's frame. Not for hosts that draw
 * in one go (`afterFrame`). @returns what calls it off
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
