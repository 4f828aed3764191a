import type { SystemBack } from './contract'
import { Holds } from './holds'

/** Marks the entry of the history that stands for what is open on top of the page. Its address is the page's. */
const MARK = 'foyerOverlay'

interface Entry {
  /** Taro's router counts its entries; ours has the number of its page. */
  idx?: number
  [MARK]?: boolean
}

/** Ms; a browser that swallows a step back must not block the next navigation. */
const STEP_TIMEOUT = 1_000

const entryNow = (): Entry => (window.history.state as Entry | null) ?? {}

const holds = new Holds()
/** The marked entry is the current one. After a reload it may be there although nothing is open. */
let marked = entryNow()[MARK] === true
let page = entryNow().idx
/** Set while our own step back off the marked entry is under way. */
let leaving: { done: Promise<void>; arrive: () => void } | null = null

const mark = (): void => {
  if (entryNow()[MARK] || leaving || holds.empty) return
  page = entryNow().idx
  window.history.pushState({ ...entryNow(), [MARK]: true }, '')
  marked = true
}

/** Written while the marked entry is the current one; the page's own entry gets it when one is back at it. */
let address: string | null = null

const rename = (to: string): void => {
  if (entryNow()[MARK]) address = to
  // The router has its place in the entry's state.
  window.history.replaceState(window.history.state, '', to)
}

const renamePage = (): void => {
  if (address !== null) rename(address)
  address = null
}

/** Steps off the marked entry. */
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

/** What closes and what opens at once share one entry; React needs a moment to tell. */
const settle = (): void =>
  void setTimeout(() => {
    if (holds.empty) void unmark()
    else mark()
  })

/**
 * Runs before the router's own listener, which would take every step for a page that was left. A step to another page (of more
 * than one entry, or by another navigation) stays the router's.
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
  // forward, to an entry whose overlay was closed
  if (marked) settle()
}

window.addEventListener('popstate', handlePop, true)

/** The browser's back closes what is open: it has an entry of its own in the history, with the address of its page. */
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
