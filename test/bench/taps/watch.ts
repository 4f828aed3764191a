import type { Page } from 'playwright-core'

/** An element with a text, on the next screen or in a layer over this one. */
export interface Target {
  /** `page`: on another page than the tapped element. `layer`: in a dialog or sheet. */
  on: 'page' | 'layer'
  /** A CSS selector; the first match on the screen. */
  find: string
  /** Text of the element, or a part of the text; absent for any element. */
  text?: string
}

export interface Targets {
  /** The title of the screen. */
  title: Target
  /** The main content: the first element of the gateway's answer. */
  data: Target
}

/** Ms from the tap to the end of the frame that draws it. */
export interface Times {
  title: number
  data: number
}

/** Share of an element that must be visible: half of the transition from one screen to the next. */
const SEEN = 0.5

/** Ms until an element counts as missing. */
const GIVE_UP = 15_000

/**
 * Runs in the page. From the next click on, looks for the elements in every frame, and records when that frame's layout
 * and paint are done. Contains no named function: the compiler would mark it with a helper that the page does not have.
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
            // Runs after this frame's layout and paint.
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
 * Taps by `act`. Returns when the next screen's title and data were drawn, by the page's clock from the tap's event.
 */
export const timesOf = async (page: Page, targets: Targets, act: () => Promise<unknown>): Promise<Times> => {
  await page.evaluate(arm, { ...targets, seen: SEEN, giveUp: GIVE_UP })
  await act()
  return page.evaluate(() => (window as unknown as { watchedTap: Promise<Times> }).watchedTap)
}
