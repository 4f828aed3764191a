import { changeOf, type VoucherDetail } from '@/api/voucher'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { EntranceRow } from '@/components/ticket/entrance-row/entrance-row'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Section } from '@/components/ui/section/section'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { linkTo } from '@/router/link-to'
import { addTicketToCalendar, openVenue } from '../../ticket-actions'
import { GiveRow } from './give-row'
import { PickupRows } from './pickup-rows'
import { WalletRow } from './wallet-row'

interface AboutShowProps {
  voucher: VoucherDetail
  when: string
  /** Index of the displayed ticket, from 0. */
  index: number
  /** True for a valid ticket. A ticket that is no longer valid cannot be given away. */
  live: boolean
  /** True if the ticket is currently listed for resale. */
  offered: boolean
}

/** Draws rows about the visit, such as calendar and directions, and rows for giving or reselling the ticket. */
export function AboutShow({ voucher, when, index, live, offered }: AboutShowProps) {
  const t = useTexts(ticketTexts)
  const services = useServices()
  const { clock, stores } = services
  const change = changeOf(voucher)
  const toCome = voucher.state === 'VALID' && voucher.showTime !== null && voucher.showTime > clock.now()
  const hasMap = voucher.venueLat !== null && voucher.venueLng !== null
  const { showId, sessionId } = voucher
  const isCanceled = change === 'CANCELED'
  const mayShare = !change && voucher.state === 'VALID' && !stores.session.forbidShare
  const missing = voucher.namesMissing ?? 0
  return (
    <>
      <ListGroup>
        {voucher.showTime !== null && !change && (
          <ListRow
            icon="calendar"
            title={when}
            note={toCome ? t('detail.calendar') : undefined}
            onClick={toCome ? () => void addTicketToCalendar(voucher, services) : undefined}
          />
        )}
        <ListRow
          icon="location"
          title={voucher.venueName}
          note={voucher.venueAddress}
          value={hasMap ? t('detail.map') : undefined}
          onClick={hasMap ? () => void openVenue(voucher, services) : undefined}
        />
        {voucher.venueId && (
          <ListRow icon="train" title={t('detail.transport')} to={linkTo('venue', { venueId: voucher.venueId })} />
        )}
        {live && !isCanceled && (
          <ListRow icon="bus" title={t('detail.services')} to={linkTo('custom-button-list', { showId })} />
        )}
      </ListGroup>
      {!isCanceled && <PickupRows pickups={voucher.pickups ?? []} />}
      {live && !isCanceled && <EntranceRow owner={{ voucherId: voucher.voucherId }} />}
      <Section title={t('detail.handOn')}>
        <ListGroup>
          {live && !isCanceled && voucher.needsNames && voucher.state === 'VALID' && (
            <ListRow
              icon="id-card"
              title={t('detail.names')}
              note={missing > 0 ? t('detail.namesMissing', { count: missing }) : t('detail.namesDone')}
              to={linkTo('real-name', { id: voucher.voucherId })}
            />
          )}
          {live && <GiveRow voucher={voucher} ticket={voucher.tickets[index]} offered={offered} />}
          {live && mayShare && (
            <ListRow
              icon="share"
              title={t('detail.tellFriend')}
              note={t('detail.tellFriendNote')}
              to={linkTo('share-ticket', { showId, ...(sessionId && { sessionId }) })}
            />
          )}
          {!change && <WalletRow voucher={voucher} index={index} />}
          {voucher.hasStub && (
            <ListRow
              icon="image"
              title={t('detail.stub')}
              to={linkTo('ticket-stub-print', { id: voucher.voucherId })}
            />
          )}
          <ListRow icon="info" title={t('detail.show')} to={linkTo('show-detail', { showId })} />
        </ListGroup>
      </Section>
    </>
  )
}
