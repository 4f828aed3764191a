import { listingTexts } from '../../../../src/locales/namespaces/listing'
import { chooseToOffer, offerChosen, openResaleOrder, withdrawListing } from '../../steps/resale'
import type { Stop } from '../stop'

/** Sold out, with waitlists; the member has an order of it from the start. */
const SOLD_OUT = 'S1004'

/** What a member sees. */
export const member: readonly Stop[] = [
  {
    name: 'return-tickets',
    reach: async (shopper) => {
      await openResaleOrder(shopper, SOLD_OUT)
      await chooseToOffer(shopper)
      // On desktop the preview stands in the column beside; the button tells of it everywhere.
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
