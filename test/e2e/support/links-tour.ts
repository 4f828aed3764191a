import sites from '../../../scripts/gateway/modules/place/data/sites.json'
import { MEMBER } from '../../../scripts/browser/steps/log-in'
import type { Shopper } from '../../../scripts/browser/shopper'
import { settled, type Stop } from '../../../scripts/browser/tour/stop'
import { type Guest, tourOf } from '../../../scripts/browser/tour/tour'
import { PHONE } from '../../../scripts/browser/visit'
import { leadsWithoutLinks } from './leads'
import { lookOf } from './matrix'
import { comeAs, useStage, withSight } from './stage'

/** The gateway's page, not one of the storefront's. */
const CASHIER = 'cashier'
/** A place on a map is the host's to show: no screen. */
const MAP = 'https://uri.amap.com/'

/** Beginnings of the names of what acts, and leads on after that. */
const actsOf = ({ texts }: Shopper): string[] => [
  // A step back in the history.
  texts('core')('button.back'),
  // Chooses the city for the whole shop, and goes back or home.
  ...sites.map(({ name }) => name['zh-CN']),
  texts('user')('notice.site.enter', { city: '澳门' }),
  texts('user')('setting.logout'),
  // For a visitor: remembers what was chosen or marked, and continues with it after the login.
  texts('show')('sale.remindMe'),
  texts('core')('favorite.save'),
  texts('seat')('act.paySum', { count: 2, sum: '¥' }).split('¥')[0]!,
]

/** What leads somewhere without a link on the screen in front; the page does not work after it. */
export const leadsOn = async (shopper: Shopper): Promise<string[]> => {
  const leads = await shopper.page.evaluate(leadsWithoutLinks, actsOf(shopper))
  return leads.filter(({ to }) => !to.startsWith(MAP)).map(({ name, to }) => `${name} → ${to}`)
}

/**
 * The stops with those that lead to each. A page that was tapped on does not work any more: of stops that follow each other the last
 * one comes first.
 */
const waysOf = (tour: readonly Stop[]): { stop: Stop; way: readonly Stop[]; name: string }[] => {
  const chains: Stop[][] = []
  for (const stop of tour) {
    if (stop.follows && stop.path === undefined) chains[chains.length - 1]?.push(stop)
    else chains.push([stop])
  }
  return chains.flatMap((chain) =>
    chain
      .map((stop, index) => ({ stop, way: chain.slice(0, index + 1), name: stop.name }))
      .filter(({ name }) => name !== CASHIER)
      .reverse(),
  )
}

/** At every stop of a guest, in the width that the stop's name chooses: whatever leads to a screen is a link. */
export const checkLinks = (guest: Guest): void => {
  const stage = useStage()
  let shopper: Shopper
  beforeAll(async () => {
    shopper = await comeAs(stage, guest === 'member' ? { as: MEMBER } : {})
  })
  afterAll(() => shopper?.close())

  test.each(waysOf(tourOf(guest)))('$name', async ({ stop, way, name }) => {
    const before = shopper.errors.length
    try {
      await shopper.page.setViewportSize(stop.phoneOnly ? PHONE : lookOf(name).viewport)
      for (const { reach } of way) await reach(shopper)
      await settled(shopper)
      expect(await leadsOn(shopper)).toEqual([])
    } catch (error) {
      throw await withSight(error, shopper, shopper.errors.slice(before))
    }
  })
}
