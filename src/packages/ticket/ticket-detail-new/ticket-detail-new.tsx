import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { changeOf, isLive, type VoucherDetail } from '@/api/voucher'
import { SupportRow } from '@/components/contact/support-row'
import { ChangeNotice } from '@/components/refund/change-notice/change-notice'
import { useModel } from '@/components/screen/use-model'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { PendingRebookNotice } from '@/components/rebook/pending-rebook-notice'
import { ListingNotices } from '@/components/resale/listing-notices'
import { ListingsModel } from '@/components/resale/listings.model'
import { useTexts } from '@/components/texts'
import { nearTime, sessionDate, sessionText } from '@/components/dates'
import { useServices } from '@/components/services'
import { Carousel } from '@/components/ui/carousel/carousel'
import { classes } from '@/components/ui/classes'
import { Empty } from '@/components/ui/empty/empty'
import { screen } from '@/router/screen'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { linkTo } from '@/router/link-to'
import { AboutShow } from './parts/about-show/about-show'
import { DoorNotes } from './parts/about-show/door-notes'
import { AfterSale } from './parts/after-sale/after-sale'
import { EndedTickets } from './parts/ended-tickets/ended-tickets'
import { TicketFaceView } from './parts/ticket-face/ticket-face'
import { StoredNotice } from '../code/stored-notice/stored-notice'
import { TicketGhost } from '../code/ticket-ghost/ticket-ghost'
import { TicketDetailModel } from '../code/ticket-detail.model'
import { splitTickets } from '../code/ticket-face'
import styles from './ticket-detail-new.module.scss'
import { useGateLight } from '@/components/code/use-gate-light'

function TicketDetail({ params }: { params: { id: string } }) {
  const t = useTexts(ticketTexts)
  const model = useModel((deps) => new TicketDetailModel(deps, params.id))
  useGateLight(model.showsCode)
  const toHolder = { text: t('detail.toHolder'), to: linkTo('ticket-holder') }
  return (
    <AsyncPage
      title={t('detail.title')}
      of={model.detail}
      skeleton={<TicketGhost height="560px" />}
      offlineHint={t('detail.notStored')}
      missing={<Empty scene="no-ticket" sentence={t('detail.missing')} action={toHolder} />}
    >
      {(voucher) => <Tickets voucher={voucher} model={model} />}
    </AsyncPage>
  )
}

const Tickets = observer(({ voucher, model }: { voucher: VoucherDetail; model: TicketDetailModel }) => {
  const t = useTexts(ticketTexts)
  const { faces, cachedAt } = model
  const now = useServices().clock.now()
  const change = changeOf(voucher)
  const when = change ? t('detail.formerly', { when: sessionDate(voucher, t, now) }) : sessionText(voucher, t, now)
  const { codeFrom, utcOffset } = voucher
  const { paged, ended } = splitTickets(voucher.tickets)
  const live = paged.slice(model.index, model.index + 1).some(isLive)
  const ticketId = paged[model.index]?.ticketId ?? ''
  const offers = useModel(
    (deps) => new ListingsModel(deps, () => orderWithOffers(model.detail.value), model.detail.load),
  )
  const opens = codeFrom ? nearTime(codeFrom, { now, utcOffset }, t) : ''
  return (
    <View className={styles.page}>
      <StoredNotice at={cachedAt} />
      <View className={styles.tickets}>
        <Carousel
          label={t('detail.tickets')}
          arrows="below"
          slideClass={classes(styles.slide, faces.length === 1 && styles.single)}
          onChange={model.show}
        >
          {faces.map((face, index) => (
            <TicketFaceView
              listing={offers.openOf(face.ticket.ticketId)}
              key={face.ticket.ticketId}
              face={face}
              number={index + 1}
              total={faces.length}
              voucher={voucher}
              when={when}
              opens={opens}
              onRetry={model.loadCodes}
              onVerify={model.verify}
              onTake={model.keys.take}
            />
          ))}
        </Carousel>
        <EndedTickets tickets={ended} />
      </View>
      <View className={styles.about}>
        {faces[model.index]?.codeState !== change && voucher.orderId !== '' && (
          <ChangeNotice change={change ?? 'NONE'} orderId={voucher.orderId} />
        )}
        <ListingNotices model={offers} ticketId={ticketId} />
        {paged[model.index]?.rebooking && (
          <PendingRebookNotice orderId={voucher.pendingOrderId} onChange={model.detail.load} />
        )}
        <AboutShow
          voucher={voucher}
          when={when}
          index={model.index}
          live={live}
          offered={offers.openOf(ticketId) !== undefined}
        />
        {voucher.orderId !== '' && <AfterSale orderId={voucher.orderId} live={paged[model.index]?.state === 'VALID'} />}
        {live && change !== 'CANCELED' && <DoorNotes notes={voucher.notes} />}
        <SupportRow showId={voucher.showId} orderId={voucher.orderId} />
      </View>
    </View>
  )
})

/** Returns the id of an order that has or had resale listings; '' if no order has. */
const orderWithOffers = (voucher: VoucherDetail | null): string => (voucher?.hasReturns ? voucher.orderId : '')

export default screen('ticket-detail-new', TicketDetail)
