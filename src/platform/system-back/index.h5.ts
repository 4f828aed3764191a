import type { SystemBack } from './contract'
import { Holds } from './holds'

/** Field that marks the history entry of an overlay. The entry has the same address as its page. */
const MARK = 'foyerOverlay'

interface Entry {
  /** Number of the page in Taro's router. The history entry of an overlay has the same number as its page. */
  idx?: number
  [MARK]?: boolean
}

/** Timeout of a step back, ms. Some browsers ignore the step, which must not block the next navigation. */
const STEP_TIMEOUT = 1_000

const entryNow = (): Entry => (window.history.state as Entry | null) ?? {}

const holds = new Holds()
/** True if the current history entry is marked. After a reload, a marked entry can exist without an overlay. */
let marked = entryNow()[MARK] === true
let page = entryNow().idx
/** Set while the storefront itself goes back from the marked entry; otherwise null. */
let leaving: { done: Promise<void>; arrive: () => void } | null = null

const mark = (): void => {
  if (entryNow()[MARK] || leaving || holds.empty) return
  page = entryNow().idx
  window.history.pushState({ ...entryNow(), [MARK]: true }, '')
  marked = true
}

/**
 * Address that was set while the marked entry was current. It is applied to the page's own entry after the step back.
 */
let address: string | null = null

const rename = (to: string): void => {
  if (entryNow()[MARK]) address = to
  // Passes the state unchanged, because the router stores its position there.
  window.history.replaceState(window.history.state, '', to)
}

const renamePage = (): void => {
  if (address !== null) rename(address)
  address = null
}

/** Goes back from the marked entry to the page's own entry. */
const unmark = (): Promise<void> => {
  if (leaving) return leaving.done
  if (!entryNow()[MARK]) return Promise.resolve()
  marked = false
  let arrive = (): void => undefined
  const done = new Promise<void>((resolve) => {
    const timer = setTimeout(() => arrive(), STEP_TIMEOUT)
    arrive = () => {
      clearTimeout(timer)
      leaving = null
      resolve()
    }
  })
  leaving = { done, arrive: () => arrive() }
  window.history.back()
  return done
}

/**
 * Waits for one task before changing the history. React reports closing and opening overlays one after the other,
 * although they can share one entry.
 */
const settle = (): void =>
  void setTimeout(() => {
    if (holds.empty) void unmark()
    else mark()
  })

/**
 * Handles a history step before the router's own listener, which would treat every step as a page change. Leaves steps
 * to another page to the router.
 */
const handlePop = (event: PopStateEvent): void => {
  const entry = (event.state as Entry | null) ?? {}
  if (leaving) {
    event.stopImmediatePropagation()
    renamePage()
    return leaving.arrive()
  }
  const left = marked && !entry[MARK] && entry.idx === page
  marked = entry[MARK] === true
  if (marked) page = entry.idx
  if (left) {
    event.stopImmediatePropagation()
    renamePage()
    if (holds.empty) return window.history.back()
    holds.back()
    return settle()
  }
  // The user stepped forward to the entry of an overlay that is already closed.
  if (marked) settle()
}

window.addEventListener('popstate', handlePop, true)

/**
 * System back in browsers. An overlay has its own history entry with the address of its page, so the browser's back
 * closes the overlay.
 */
export const systemBack: SystemBack = {
  hold: (onBack) => {
    const release = holds.add(onBack)
    mark()
    return () => {
      if (release()) settle()
    }
  },
  clear: unmark,
  rename,
  guard: () => 0,
  caught: () => undefined,
  subscribe: () => () => undefined,
}
