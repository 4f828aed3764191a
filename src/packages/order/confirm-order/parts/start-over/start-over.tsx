import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { orderTexts } from '@/locales/namespaces/order'
import { type LinkTo, replacedBy } from '@/router/link-to'

/** Draws a message that the hold has expired, with a link to the seat map. */
export function HoldOver({ seats }: { seats: LinkTo }) {
  const t = useTexts(orderTexts)
  return (
    <Empty
      scene="no-ticket"
      sentence={t('confirm.holdOver')}
      hint={t('confirm.holdOverHint')}
      action={{ text: t('confirm.chooseSeatsAgain'), to: seats }}
    />
  )
}

/**
 * Draws a message that the address contains no tickets, with a link to the show, where the buyer can choose tickets.
 */
export function NothingChosen({ showId }: { showId: string }) {
  const t = useTexts(orderTexts)
  return (
    <>
      <NavBar title={useTexts(checkoutTexts)('confirm.title')} />
      <Empty
        scene="no-ticket"
        sentence={t('confirm.nothingChosen')}
        action={{ text: t('confirm.toShow'), to: replacedBy('show-detail', { showId }) }}
      />
    </>
  )
}
