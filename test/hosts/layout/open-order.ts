import type { Host } from '../harness/host'
import type { Stage } from '../journey/stage'
import { addressOf, nameOf, pageOf } from '../journey/steps'

/** Opens the member's order of a show. Searches for it, because the list has more than one page. */
export const openOrder = async ({ texts, language }: Stage, host: Host, showId: string): Promise<void> => {
  const name = nameOf(showId, language)
  host.pages.reLaunch(addressOf('orders'))
  await host.type(texts('core')('button.search'), name)
  // Waits until the search results have replaced the list. The list may contain the order, too, but a tap in the list
  // would be lost. Only the list has tabs.
  await host.until(() => host.all({ role: 'tab' }).length === 0, 'the list before the search')
  await host.tap({ part: name, role: 'button' })
  await host.at(pageOf('order-detail'))
}
