import type { Storefront } from '../../scripts/browser/storefront'
import { type TextsByNamespace, textsOf } from '../../scripts/browser/texts'
import type { Engine, Point } from './engine'
import { lookFor, type Sought } from './find-element'

/** Interval between two checks, and timeout of a visitor's action, ms. */
const STEP = 150
const PATIENCE = 60_000

/** The roles of elements that can be tapped. */
const TAPPABLE = ['button', 'link', 'radio', 'checkbox', 'tab']

/** A visitor who uses a browser. */
export interface Visitor {
  readonly engine: Engine
  readonly storefront: Storefront
  readonly texts: TextsByNamespace
  /** Opens a path of the storefront. */
  open(path: string): Promise<void>
  /** Waits until the element is on the screen. */
  sees(sought: Sought): Promise<Point>
  /** Taps the element whose name equals or contains the given text, as soon as the element exists. */
  taps(sought: Sought): Promise<void>
  /** Types into the field with this label. */
  fills(label: string, text: string): Promise<void>
  /** Waits until the address matches. */
  at(fits: (address: URL) => boolean): Promise<void>
}

const until = async <Value>(what: string, ask: () => Promise<Value | null | false>): Promise<Value> => {
  const end = Date.now() + PATIENCE
  for (;;) {
    const answer = await ask().catch(() => null)
    if (answer) return answer
    if (Date.now() > end) throw new Error(`Timeout: no ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, STEP))
  }
}

/** Creates a visitor who uses the storefront in Chinese. */
export const visitorOf = (engine: Engine, storefront: Storefront): Visitor => {
  const sees = (sought: Sought) => until(JSON.stringify(sought), () => engine.evaluate<Point | null>(lookFor(sought)))
  /** Waits until the target has stopped moving. */
  const taps = async (sought: Sought): Promise<void> => {
    let last: Point | null = null
    const point = await until(JSON.stringify(sought), async () => {
      const now = await engine.evaluate<Point | null>(lookFor(sought))
      const isStill = now && last && now.x === last.x && now.y === last.y
      last = now
      return isStill && now
    })
    await engine.tap(point)
  }
  return {
    engine,
    storefront,
    texts: textsOf('zh-CN'),
    open: (path) => {
      const address = new URL(path, storefront.url)
      address.searchParams.set('lang', 'zh')
      return engine.open(address.href)
    },
    sees,
    taps: (sought) => taps({ roles: TAPPABLE, ...sought }),
    fills: async (label, text) => {
      await taps({ roles: ['textbox'], name: label })
      await engine.type(text)
    },
    at: async (fits) => {
      await until('the address', async () => fits(new URL(await engine.address())))
    },
  }
}
