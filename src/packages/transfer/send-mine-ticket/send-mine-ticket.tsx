import { observer } from 'mobx-react'
import { useModel } from '@/components/screen/use-model'
import { useShareCards } from '@/components/share/use-share-cards'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { giftTexts } from '@/locales/namespaces/gift'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { GiftList } from '../parts/gift-list/gift-list'
import { GiftListModel } from '../parts/gift-list/gift-list.model'
import { GiveModel } from './give.model'
import { SentGiftModel } from './sent-gift.model'
import { Give } from './parts/give/give'
import { SentGift } from './parts/sent-gift/sent-gift'
import styles from './send-mine-ticket.module.scss'

type Params = RouteParams<'send-mine-ticket'>

/**
 * Screen with three functions. It creates a gift (`id` is the voucher, `ticketId` is preselected), shows a gift
 * (`transferId`), or lists all gifts.
 */
function SendMineTicket({ params }: { params: Params }) {
  if (params.transferId) return <OneGift key={params.transferId} transferId={params.transferId} />
  return params.id ? <GiveTickets voucherId={params.id} ticketId={params.ticketId} /> : <AllGifts box={params.box} />
}

const ghost = <Skeleton shape="block" height="420px" className={styles.ghost} />

const GiveTickets = observer(({ voucherId, ticketId }: { voucherId: string; ticketId: string | undefined }) => {
  const t = useTexts(giftTexts)
  const model = useModel((deps) => new GiveModel(deps, voucherId, ticketId))
  const action = { text: t('gift.give.toHolder'), to: linkTo('ticket-holder') }
  return (
    <AsyncPage
      title={t('gift.give.title')}
      of={model.offer}
      skeleton={ghost}
      missing={<Empty scene="no-ticket" sentence={t('gift.give.missing')} action={action} />}
    >
      {(offer) => <Give model={model} offer={offer} />}
    </AsyncPage>
  )
})

const OneGift = observer(({ transferId }: { transferId: string }) => {
  const t = useTexts(giftTexts)
  const model = useModel((deps) => new SentGiftModel(deps, transferId))
  useShareCards(() => model.shareCard)
  const action = { text: t('gift.given.list'), to: linkTo('send-mine-ticket') }
  return (
    <AsyncPage
      title={t('gift.given.title')}
      of={model.gift}
      skeleton={ghost}
      missing={<Empty scene="no-ticket" sentence={t('gift.given.missing')} action={action} />}
    >
      {(gift) => <SentGift model={model} gift={gift} />}
    </AsyncPage>
  )
})

const AllGifts = observer(({ box }: { box: string | undefined }) => {
  const t = useTexts(giftTexts)
  const model = useModel((deps) => new GiftListModel(deps, box))
  return (
    <>
      <NavBar title={t('gift.given.list')} />
      <GiftList model={model} />
    </>
  )
})

export default screen('send-mine-ticket', SendMineTicket)
