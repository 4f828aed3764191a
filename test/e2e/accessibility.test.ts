import { comeShopping, type Shopper } from '../../scripts/browser/shopper'
import { MEMBER_STOPS } from '../../scripts/browser/tour/member'
import { settled } from '../../scripts/browser/tour/stop'
import { VISITOR_STOPS } from '../../scripts/browser/tour/visitor'
import { DESKTOP, PHONE, THEMES } from '../../scripts/browser/visit'
import { axe } from './support/axe'
import { useStage, withSight } from './support/stage'

/** What axe finds on the screen in front in both themes at both widths. */
const findings = async ({ page }: Shopper): Promise<string[]> => {
  const found: string[] = []
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme })
      found.push(...(await axe(page)).map((line) => `${theme}, ${viewport.width} px: ${line}`))
    }
  }
  await page.setViewportSize(PHONE)
  return found
}

/** WCAG 2.2 A and AA on every screen, each reached as the journey does; one visitor goes to all of them. */
describe.each([
  ['a visitor', VISITOR_STOPS],
  ['a member', MEMBER_STOPS],
])('axe finds nothing where %s comes', (_, stops) => {
  const stage = useStage()
  let shopper: Shopper
  beforeAll(async () => {
    shopper = await comeShopping(stage.browser, stage.storefront)
  })
  afterAll(() => shopper.close())

  test.each(stops)('$name', async ({ reach }) => {
    const before = shopper.errors.length
    try {
      await reach(shopper)
      await settled(shopper)
      expect(await findings(shopper)).toEqual([])
    } catch (error) {
      throw await withSight(error, shopper, shopper.errors.slice(before))
    }
  })
})
