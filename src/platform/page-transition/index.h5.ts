import { eventCenter } from '@tarojs/runtime'
import type { ChangePage, CoverTabs } from './contract'

/** Taro's router triggers it when the new page is in the document; its promises are kept when the address is written. */
const PAGE_CHANGED = '__afterTaroRouterChange'
/** Ms; the screen stands still until the new page is there. A router that found nothing to change must not hold it longer. */
const STANDSTILL = 300

/** Read by platform/elements/elements.css. */
const DIRECTION = 'data-page-moves'
const COVERED = 'data-tabs-covered'

/**
 * Ms of a page change, and of a picture taken of the old page. A transition costs two to three frames before anything moves: on a
 * quick machine, whose changes take 20 to 40 ms, 50 ms more; with its processor slowed 4× (`npm run bench:taps`, changes of 41 to
 * 85 ms) 90 ms more. A device of that kind has none.
 */
const QUICK_CHANGE = 40
const QUICK_PICTURE = 50

const root = document.documentElement

let running: ViewTransition | null = null
/** Ms of the last changes without a transition: the first one of a visit has none. */
let recent: number[] = []
/** One quick change says little: a screen that was open before is quick on a slow device too. */
const RECENT = 3
/** A transition took too long to begin: there is no other in this visit. */
let refused = false

/** What every WebKit says of itself. Its version 2.50 ends the page's process in some transitions (`npm run browsers`). */
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

/** The press that ended a transition. */
let press: Event | null = null

/** While a transition runs, browsers give every press to the root: it ends at once, and the page gets its tap. */
const handlePress = (event: Event): void => {
  press = running && event.target === root ? event : null
  running?.skipTransition()
}

/** A finger's tap looks for its target when it ends; a mouse's click goes where it was pressed, and is given on. */
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
 * The browser's view transition round a change of the page by the storefront, on devices that are quick enough. The browser's own back
 * and forward have none: some browsers have one of their own for them.
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
  // Skipped by the next one, or by a hidden tab: the page changes all the same.
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

/** Screens above the tabs. */
let above = 0

export const coverTabs: NonNullable<CoverTabs> = () => {
  above += 1
  root.toggleAttribute(COVERED, true)
  return () => {
    above -= 1
    root.toggleAttribute(COVERED, above > 0)
  }
}
