import { eventCenter } from '@tarojs/runtime'
import type { ChangePage, CoverTabs } from './contract'

/**
 * Event that Taro's router triggers when the new page is in the document. The router's promises settle later, when the
 * address is updated.
 */
const PAGE_CHANGED = '__afterTaroRouterChange'
/**
 * Maximum time to wait for the new page, ms. The screen is frozen while waiting. The wait is limited, because the
 * router may have nothing to change.
 */
const STANDSTILL = 300

/** Attribute that the styles in platform/elements/elements.css use. */
const DIRECTION = 'data-page-moves'
const COVERED = 'data-tabs-covered'

/**
 * Limit for the duration of a page change, and of a snapshot of the old page, ms. Slower devices get no transition. A
 * transition adds two to three frames before the first movement. On a fast machine, where page changes take 20 to 40
 * ms, it adds 50 ms. With a processor slowed 4× (`npm run bench:taps`), where page changes take 41 to 85 ms, it adds 90
 * ms.
 */
const QUICK_CHANGE = 40
const QUICK_PICTURE = 50

const root = document.documentElement

let running: ViewTransition | null = null
/** Durations of the latest changes without a transition, ms. The first change of a visit has no transition. */
let recent: number[] = []
/**
 * Number of latest changes that must be fast. A single fast change is not sufficient, because reopening a screen is
 * fast even on slow devices.
 */
const RECENT = 3
/** True if a transition started too late. There are no further transitions in this visit. */
let refused = false

/**
 * Value of `navigator.vendor` in WebKit. WebKit 2.50 crashes the page's process in some transitions (`npm run
 * browsers`).
 */
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

/** The press that ended the transition. */
let press: Event | null = null

/**
 * Handles a press during a transition, which browsers send to the root element. Ends the transition, so that the page
 * receives the tap.
 */
const handlePress = (event: Event): void => {
  press = running && event.target === root ? event : null
  running?.skipTransition()
}

/**
 * Handles the click after a press that ended a transition. For a finger, the browser determines the target at the end
 * of the tap. For a mouse, the target is the pressed element, so the click is forwarded to the correct element.
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
 * Runs the browser's view transition for page changes of the storefront, on fast devices. There is no transition for
 * the browser's back and forward buttons, because some browsers animate these changes themselves.
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
  // The transition is skipped if the next change begins or the tab is hidden. The page changes in any case.
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
