import type { Page } from 'playwright-core'

/** An element with a text, either on the next screen or in a layer over the current screen. */
export interface Target {
  /** `page`: the element is on another page than the tapped element. `layer`: the element is in a dialog or sheet. */
  on: 'page' | 'layer'
  /** A CSS selector. The first matching element on the screen counts. */
  find: string
  /** Text of the element, or a part of that text. Absent if any text matches. */
  text?: string
}

export interface Targets {
  /** The title of the screen. */
  title: Target
  /** The main content: the first element that shows data from the gateway's response. */
  data: Target
}

/** Time from the tap to the end of the frame that draws the element, ms. */
export interface Times {
  title: number
  data: number
}

/**
 * Share of an element that must be visible. The element reaches this share in the middle of the transition between two
 * screens.
 */
const SEEN = 0.5

/** Time after which an element counts as missing, ms. */
const GIVE_UP = 15_000

/**
 * Runs in the page. After the next click, looks for the elements in every frame, and records when the layout and paint
 * of that frame have ended. Must not contain a named function, because the compiler would mark it with a helper that
 * does not exist in the page.
 */
const arm = ({ title, data, seen, giveUp }: Targets & { seen: number; giveUp: number }): void => {
  const times: Partial<Times> = {}
  const before = [...document.querySelectorAll('.taro_page')].filter((page) => page.checkVisibility()).pop()
  const result = new Promise<Times>((resolve, reject) => {
    setTimeout(
      () =>
        reject(
          new Error(
            `Not seen of ${JSON.stringify({ title, data })}: there is ${JSON.stringify(times)} at ${location.href}`,
          ),
        ),
      giveUp,
    )
    addEventListener(
      'click',
      async ({ timeStamp }) => {
        while (times.title === undefined || times.data === undefined) {
          await new Promise(requestAnimationFrame)
          const root = document.documentElement
          const incoming = root.matches(':active-view-transition')
            ? Number(getComputedStyle(root, '::view-transition-new(root)').opacity)
            : 1
          const page = [...document.querySelectorAll('.taro_page')].filter((each) => each.checkVisibility()).pop()
          for (const [name, { on, find, text }] of Object.entries({ title, data }) as [keyof Times, Target][]) {
            const place = on === 'layer' ? document.body : page === before ? null : page
            if (times[name] !== undefined || !place || incoming < seen) continue
            const drawn = [...place.querySelectorAll<HTMLElement>(find)].some((element) => {
              if (text !== undefined && !element.textContent?.includes(text)) return false
              const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
              if (width === 0 || height === 0 || bottom <= 0 || right <= 0) return false
              if (top >= innerHeight || left >= innerWidth || !element.checkVisibility({ visibilityProperty: true }))
                return false
              let opacity = 1
              for (let each: Element | null = element; each; each = each.parentElement)
                opacity *= Number(getComputedStyle(each).opacity)
              return opacity >= seen
            })
            if (!drawn) continue
            times[name] = NaN
            // This code runs after the layout and paint of the frame.
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => {
              times[name] = performance.now() - timeStamp
              if (Number(times.title) > 0 && Number(times.data) > 0) resolve(times as Times)
            }
            port2.postMessage(null)
          }
        }
      },
      { capture: true, once: true },
    )
  })
  result.catch(() => undefined)
  Object.assign(window, { watchedTap: result })
}

/**
 * Performs a tap by `act`. Returns when the title and the data of the next screen were drawn, as ms from the tap's
 * event on the page's clock.
 */
export const timesOf = async (page: Page, targets: Targets, act: () => Promise<unknown>): Promise<Times> => {
  await page.evaluate(arm, { ...targets, seen: SEEN, giveUp: GIVE_UP })
  await act()
  return page.evaluate(() => (window as unknown as { watchedTap: Promise<Times> }).watchedTap)
}
