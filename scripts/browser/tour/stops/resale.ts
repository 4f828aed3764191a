import { listingTexts } from '../../../../src/locales/namespaces/listing'
import { chooseToOffer, offerChosen, openResaleOrder, withdrawListing } from '../../steps/resale'
import type { Stop } from '../stop'

/** A sold-out show with waitlists that the member has an order for. */
const SOLD_OUT = 'S1004'

export const member: readonly Stop[] = [
  {
    name: 'return-tickets',
    reach: async (shopper) => {
      await openResaleOrder(shopper, SOLD_OUT)
      await chooseToOffer(shopper)
      // On desktop the preview is in the side column. The button shows the amount in every layout.
      await shopper.buttonContaining('¥').waitFor()
    },
  },
  { name: 'return-offered', follows: true, reach: offerChosen },
  {
    name: 'return-order',
    follows: true,
    reach: async (shopper) => {
      await shopper.buttonContaining(shopper.texts(listingTexts)('listing.takeBack')).waitFor()
      await shopper.page.goBack()
      await shopper.at(shopper.texts('order')('detail.title'))
      await shopper
        .screen()
        .getByText(shopper.texts(listingTexts)('listing.count.OFFERED', { count: 1 }))
        .waitFor()
    },
  },
  {
    name: 'return-taken-back',
    follows: true,
    reach: async (shopper) => {
      await withdrawListing(shopper)
      await shopper
        .screen()
        .getByText(shopper.texts(listingTexts)('listing.count.OFFERED', { count: 1 }))
        .waitFor({ state: 'hidden' })
    },
  },
]
