import type { Host } from '../harness/host'
import type { Stage } from '../journey/stage'
import { addressOf, nameOf, pageOf } from '../journey/steps'

/** Opens the member's order of a show; the list has more than a page. */
export const openOrder = async ({ texts }: Stage, host: Host, showId: string): Promise<void> => {
  host.pages.reLaunch(addressOf('orders'))
  await host.type(texts('core')('button.search'), nameOf(showId))
  await host.tap({ part: nameOf(showId), role: 'button' })
  await host.at(pageOf('order-detail'))
}
