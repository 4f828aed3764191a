import { showCard } from '../../steps/browse'
import type { Shopper } from '../../shopper'
import { go, type Stop } from '../stop'

/** Opens the sandbox member's ticket of a show from the ticket list of its site. */
const openTicket = async (shopper: Shopper, siteId: string, showId: string): Promise<void> => {
  await go(shopper, `/ticket?siteId=${siteId}`)
  await showCard(shopper, showId).click()
  await shopper.at(shopper.texts('ticket')('detail.title'))
}

const openLarge = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('ticket')
  await shopper.button(t('detail.large')).first().click()
  await shopper.at(t('large.title'))
  await shopper.screen().getByRole('img').first().waitFor()
}

/** Screens with a changing code, a static code with its bar code, and a pick-up code for paper tickets. */
export const member: readonly Stop[] = [
  {
    name: 'ticket-code',
    reach: async (shopper) => {
      await openTicket(shopper, 'site-1106', 'S2001')
      await openLarge(shopper)
    },
  },
  {
    name: 'ticket-code-bars',
    reach: async (shopper) => {
      await openTicket(shopper, 'site-1106', 'S5001')
      await openLarge(shopper)
    },
  },
  {
    name: 'ticket-pickup',
    reach: async (shopper) => {
      await openTicket(shopper, 'site-8201', 'S8004')
      await shopper.screen().getByText(shopper.texts('ticket')('detail.pickup')).first().waitFor()
    },
  },
]
