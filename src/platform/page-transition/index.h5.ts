import { eventCenter } from '@tarojs/runtime'
import type { ChangePage, CoverTabs } from './contract'

/**
 * Event that Taro's router triggers when the new page is in the document. The router's promises only settle when the
 * address is written.
 */
const PAGE_CHANGED = '__afterTaroRouterChange'
/**
 * Maximum time to wait for the new page, ms. The screen is frozen until then; the router may have nothing to change.
 */
const STANDSTILL = 300

/** Attribute that platform/elements/elements.css reads. */
const DIRECTION = 'data-page-moves'
const COVERED = 'data-tabs-covered'

/**
 * Limit for the duration of a page change, and of a snapshot of the old page, ms. Slower devices get no transition. A
 * transition adds two to three frames before the first movement. On a fast machine, with changes of 20 to 40 ms, that
 * is 50 ms more. With a processor slowed 4× (`npm run bench:taps`, changes of 41 to 85 ms) it is 90 ms more.
 */
const QUICK_CHANGE = 40
const QUICK_PICTURE = 50

const root = document.documentElement

let running: ViewTransition | null = null
/** Durations of the latest changes without a transition, ms. The first change of a visit has no transition. */
let recent: number[] = []
/**
 * Number of changes that must be fast. A single fast change is not enough, because reopening a screen is fast on slow
 * devices, too.
 */
const RECENT = 3
/** True if a transition started too late. This visit then has no further transitions. */
let refused = false

/** `navigator.vendor` of WebKit. Version 2.50 crashes the page's process in some transitions (`npm run browsers`). */
const WEBKIT = 'Apple Computer, Inc.'

const wantsMotion = (): boolean =>
  typeof document.startViewTransition === 'function' &&
  navigator.vendor !== WEBKIT &&
  !(window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false)

const pageChanged = (): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      eventCenter.off(PAGE_CHANGED, end)
      resolve()
    }
    const timer = setTimeout(end, STANDSTILL)
    eventCenter.on(PAGE_CHANGED, end)
  })

/** Press that ended the transition. */
let press: Event | null = null

/**
 * Handles a press during a transition, which browsers send to the root element. Ends the transition, so that the page
 * gets the tap.
 */
const handlePress = (event: Event): void => {
  press = running && event.target === root ? event : null
  running?.skipTransition()
}

/**
 * Handles the click after such a press. A finger's tap gets its target at its end. A mouse click goes to the pressed
 * element, so it is forwarded.
 */
const handleClick = (event: MouseEvent): void => {
  if (!press || event.target !== root) return
  press = null
  event.stopPropagation()
  const target = document.elementFromPoint(event.clientX, event.clientY)
  if (target instanceof HTMLElement && target !== root) target.click()
}

window.addEventListener('pointerdown', handlePress, true)
window.addEventListener('click', handleClick, true)

const isQuick = (): boolean => recent.length > 0 && Math.max(...recent) <= QUICK_CHANGE

const changeAtOnce = async (change: () => Promise<unknown>): Promise<void> => {
  const began = Date.now()
  const changed = pageChanged()
  await change()
  void changed.then(() => {
    recent = [...recent, Date.now() - began].slice(-RECENT)
  })
}

/**
 * Runs the browser's view transition for page changes of the storefront, on fast devices. The browser's back and
 * forward get no transition, because some browsers animate them.
 */
export const changePage: ChangePage = async (direction, change) => {
  running?.skipTransition()
  if (direction === null || refused || !isQuick() || !wantsMotion()) return changeAtOnce(change)
  root.setAttribute(DIRECTION, direction)
  const began = Date.now()
  const transition = document.startViewTransition(async () => {
    refused = Date.now() - began > QUICK_PICTURE
    const changed = pageChanged()
    await change()
    await changed
  })
  running = transition
  // The transition is skipped for the next change or a hidden tab. The page changes anyway.
  transition.ready.catch(() => undefined)
  void transition.finished
    .catch(() => undefined)
    .then(() => {
      if (running !== transition) return
      running = null
      root.removeAttribute(DIRECTION)
    })
  await transition.updateCallbackDone
}

/** Number of screens above the tabs. */
let above = 0

export const coverTabs: NonNullable<CoverTabs> = () => {
  above += 1
  root.toggleAttribute(COVERED, true)
  return () => {
    above -= 1
    root.toggleAttribute(COVERED, above > 0)
  }
}
