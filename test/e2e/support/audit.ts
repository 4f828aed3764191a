import type { Shopper } from '../../../scripts/browser/shopper'
import { MEMBER } from '../../../scripts/browser/steps/log-in'
import { settled } from '../../../scripts/browser/tour/stop'
import { type Guest, tourOf } from '../../../scripts/browser/tour/tour'
import { PHONE } from '../../../scripts/browser/visit'
import { axe } from './axe'
import { type Look, looksOf } from './matrix'
import { comeAs, useStage, withSight } from './stage'

/** What axe finds on the screen in front in each look. */
const findings = async ({ page }: Shopper, looks: readonly Look[]): Promise<string[]> => {
  const found: string[] = []
  for (const { viewport, theme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: theme })
    found.push(...(await axe(page)).map((line) => `${theme}, ${viewport.width} px: ${line}`))
  }
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

/** WCAG 2.2 A and AA on every screen that a guest can reach; one visitor goes to all of them. */
export const auditTour = (guest: Guest): void => {
  const stage = useStage()
  let shopper: Shopper
  beforeAll(async () => {
    shopper = await comeAs(stage, guest === 'member' ? { as: MEMBER } : {})
  })
  afterAll(() => shopper?.close())

  test.each(tourOf(guest))('$name', async ({ name, reach }) => {
    const before = shopper.errors.length
    try {
      await reach(shopper)
      await settled(shopper)
      expect(await findings(shopper, looksOf(name))).toEqual([])
    } catch (error) {
      throw await withSight(error, shopper, shopper.errors.slice(before))
    }
  })
}
