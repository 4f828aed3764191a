import type { SystemBack } from './contract'
import { Holds } from './holds'

/** Marks the history entry of an overlay. Its address is the page's. */
const MARK = 'foyerOverlay'

interface Entry {
  /** Taro's router numbers its entries. The entry of an overlay has the number of its page. */
  idx?: number
  [MARK]?: boolean
}

/** Ms; a browser that ignores a step back must not block the next navigation. */
const STEP_TIMEOUT = 1_000

const entryNow = (): Entry => (window.history.state as Entry | null) ?? {}

const holds = new Holds()
/** True if the marked entry is the current one. After a reload it may exist without an overlay. */
let marked = entryNow()[MARK] === true
let page = entryNow().idx
/** Set during our own step back from the marked entry. */
let leaving: { done: Promise<void>; arrive: () => void } | null = null

const mark = (): void => {
  if (entryNow()[MARK] || leaving || holds.empty) return
  page = entryNow().idx
  window.history.pushState({ ...entryNow(), [MARK]: true }, '')
  marked = true
}

/** Address written while the marked entry is the current one; applied to the page's own entry on return. */
let address: string | null = null

const rename = (to: string): void => {
  if (entryNow()[MARK]) address = to
  // The router stores its position in the entry's state.
  window.history.replaceState(window.history.state, '', to)
}

const renamePage = (): void => {
  if (address !== null) rename(address)
  address = null
}

/** Steps back from the marked entry. */
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

/** Overlays that close and open at once share one entry; React needs a moment to report both. */
const settle = (): void =>
  void setTimeout(() => {
    if (holds.empty) void unmark()
    else mark()
  })

/**
 * Runs before the router's own listener, which would treat every step as a change of the page. A step to another page
 * (of several entries, or by another navigation) is left to the router.
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
  // Forward, to an entry of a closed overlay.
  if (marked) settle()
}

window.addEventListener('popstate', handlePop, true)

/** The browser's back closes an overlay, which has its own history entry with the address of its page. */
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
