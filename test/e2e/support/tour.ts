import type { Shopper } from '../../../scripts/browser/shopper'
import { MEMBER } from '../../../scripts/browser/steps/log-in'
import { settled, type Stop } from '../../../scripts/browser/tour/stop'
import { chainsOf, type Guest, tourOf } from '../../../scripts/browser/tour/tour'
import { PHONE } from '../../../scripts/browser/visit'
import { axe } from './axe'
import { findMissingLinks } from './missing-links'
import { type Look, lookOf, looksOf } from './matrix'
import { comeAs, useStage, withScreenState } from './stage'

/**
 * Name of the stop on the sandbox's cashier page. The tour omits this stop, because the page contains no links of the
 * storefront. Axe checks the page on the way to the next stop.
 */
const CASHIER = 'cashier'

/** The look in which the tour goes from stop to stop. */
const START: Look = { theme: 'light', viewport: PHONE }

const lookAs = async ({ page }: Shopper, { viewport, theme }: Look): Promise<void> => {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme: theme })
}

/** Returns axe's findings for the current screen in each look of the stop. */
const findings = async (shopper: Shopper, name: string): Promise<string[]> => {
  const found: string[] = []
  for (const look of looksOf(name)) {
    await lookAs(shopper, look)
    const { theme, viewport } = look
    found.push(...(await axe(shopper.page)).map((line) => `${name}, ${theme}, ${viewport.width} px: ${line}`))
  }
  return found
}

/**
 * Goes to a stop. A layer of the previous page may close at that moment and go back in the history, which aborts the
 * navigation. The navigation is then repeated.
 */
const arrive = async (stop: Stop, shopper: Shopper): Promise<void> => {
  try {
    await stop.reach(shopper)
  } catch (error) {
    if (!(error as Error).message.includes('net::ERR_ABORTED')) throw error
    await arrive(stop, shopper)
  }
}

/** A stop, with the path of all stops that lead to it. The path includes the stop itself. */
interface Way {
  stop: Stop
  way: readonly Stop[]
  name: string
}

/** Lists the stops of each chain from the last to the first, because the check of links makes a page unusable. */
const waysOf = (chains: readonly Stop[][]): Way[] =>
  chains.flatMap((chain) =>
    chain
      .map((stop, index) => ({ stop, way: chain.slice(0, index + 1), name: stop.name }))
      .filter(({ name }) => name !== CASHIER)
      .reverse(),
  )

/** Number of a part from 1, and the number of parts. */
type Part = readonly [part: number, parts: number]

/**
 * Returns one of several parts of a list, of about the same length. The parts run in separate test files, so that both
 * workers are busy until the end.
 */
const partOf = <Item>(items: readonly Item[], [part, parts]: Part): Item[] => {
  const start = (at: number) => Math.round(((at - 1) * items.length) / parts)
  return items.slice(start(part), start(part + 1))
}

/**
 * Visits every screen that a guest can reach, or a part of them. Checks WCAG 2.2 A and AA in the look of the screen's
 * name, or in all looks for the whole matrix. Also checks that every element that opens another screen is a link.
 */
export const walkTour = (guest: Guest, part: Part = [1, 1]): void => {
  const stage = useStage()
  let shopper: Shopper
  beforeAll(async () => {
    shopper = await comeAs(stage, guest === 'member' ? { as: MEMBER } : {})
  })
  afterAll(() => shopper?.close())

  test.each(waysOf(partOf(chainsOf(tourOf(guest)), part)))('$name', async ({ stop, way, name }) => {
    const before = shopper.errors.length
    try {
      await lookAs(shopper, START)
      for (const passed of way) {
        await arrive(passed, shopper)
        if (passed.name === CASHIER) {
          expect(await findings(shopper, CASHIER)).toEqual([])
          await lookAs(shopper, START)
        }
      }
      await settled(shopper)
      expect(await findings(shopper, name)).toEqual([])
      await lookAs(shopper, stop.phoneOnly ? START : lookOf(name))
      await settled(shopper)
      expect(await findMissingLinks(shopper)).toEqual([])
    } catch (error) {
      throw await withScreenState(error, shopper, shopper.errors.slice(before))
    }
  })
}
