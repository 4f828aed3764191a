import { giftTexts } from '../../../../src/locales/namespaces/gift'
import { ticketTexts } from '../../../../src/locales/namespaces/ticket'
import type { Shopper } from '../../shopper'
import { stopAt, type Stop, titled } from '../stop'

const heading = (shopper: Shopper, name: string) => shopper.screen().getByRole('heading', { name }).waitFor()

/** The sandbox's member has transferred one of two tickets, and has accepted a ticket from another buyer. */
export const member: readonly Stop[] = [
  titled('send-rule', '/send-rule', ({ texts }) => texts(giftTexts)('gift.rule.title')),
  stopAt('ticket-buttons', '/custom-button-list?showId=S2001', (shopper) =>
    shopper.screen().getByRole('link').nth(1).waitFor(),
  ),
  stopAt('gift-give', '/send-mine-ticket?id=GIFT1V', (shopper) =>
    heading(shopper, shopper.texts(giftTexts)('gift.give.tickets')),
  ),
  stopAt('gift-given', '/send-mine-ticket?transferId=GIFT1', (shopper) =>
    shopper.button(shopper.texts(giftTexts)('gift.given.revoke')).waitFor(),
  ),
  stopAt('gifts', '/send-mine-ticket', (shopper) => shopper.screen().getByRole('listitem').first().waitFor()),
  stopAt('gift-received', '/accept-mine-ticket?gift=FoyerDemoGiftReceived1', (shopper) =>
    shopper.buttonContaining(shopper.texts(giftTexts)('gift.accept.toTicket')).waitFor(),
  ),
  stopAt('ticket-giving', '/ticket-detail-new?id=GIFT1V', (shopper) =>
    shopper.buttonContaining(shopper.texts(ticketTexts)('detail.givingOpen')).first().waitFor(),
  ),
]
