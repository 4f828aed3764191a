import type { Shopper } from '../../../scripts/browser/shopper'
import { MEMBER } from '../../../scripts/browser/steps/log-in'
import { settled, type Stop } from '../../../scripts/browser/tour/stop'
import { chainsOf, type Guest, tourOf } from '../../../scripts/browser/tour/tour'
import { PHONE } from '../../../scripts/browser/visit'
import { axe } from './axe'
import { leadsOn } from './leads-on'
import { type Look, looksOf } from './matrix'
import { comeAs, useStage, withSight } from './stage'

/** The gateway's page, not one of the storefront's. */
const CASHIER = 'cashier'

/** Returns what axe finds on the screen in front in each look. */
const findings = async ({ page }: Shopper, looks: readonly Look[]): Promise<string[]> => {
  const found: string[] = []
  for (const { viewport, theme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: theme })
    found.push(...(await axe(page)).map((line) => `${theme}, ${viewport.width} px: ${line}`))
  }
  return found
}

/** A stop and the stops that lead to it, itself included. */
interface Way {
  stop: Stop
  way: readonly Stop[]
  name: string
}

/** The check of links leaves a page that does not work: of stops that follow each other, the last one comes first. */
const waysOf = (tour: readonly Stop[]): Way[] =>
  chainsOf(tour).flatMap((chain) =>
    chain.map((stop, index) => ({ stop, way: chain.slice(0, index + 1), name: stop.name })).reverse(),
  )

/**
 * Goes to every screen that a guest can reach. Each meets WCAG 2.2 A and AA in the look that its name chooses, and in all looks in the
 * whole matrix. On each, what leads to a screen is a link.
 */
export const walkTour = (guest: Guest): void => {
  const stage = useStage()
  let shopper: Shopper
  beforeAll(async () => {
    shopper = await comeAs(stage, guest === 'member' ? { as: MEMBER } : {})
  })
  afterAll(() => shopper?.close())

  test.each(waysOf(tourOf(guest)))('$name', async ({ stop, way, name }) => {
    const before = shopper.errors.length
    try {
      await shopper.page.setViewportSize(PHONE)
      await shopper.page.emulateMedia({ colorScheme: 'light' })
      for (const { reach } of way) await reach(shopper)
      await settled(shopper)
      const looks = looksOf(name)
      expect(await findings(shopper, looks)).toEqual([])
      if (name === CASHIER) return
      if (stop.phoneOnly) await shopper.page.setViewportSize(PHONE)
      await settled(shopper)
      expect(await leadsOn(shopper)).toEqual([])
    } catch (error) {
      throw await withSight(error, shopper, shopper.errors.slice(before))
    }
  })
}
