import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { isOpenResale } from '@/domain/resale/rule'
import { refundTexts } from '@/locales/namespaces/refund'
import { listingTexts } from '@/locales/namespaces/listing'
import { linkTo } from '@/router/link-to'
import { type ListingGroup, type ListingState, listingNote } from './listing-groups'
import type { ListingsModel } from './listings.model'

const TONES: Record<ListingState, 'info' | 'success' | 'notice'> = {
  ...{ OFFERED: 'info', ORDERED: 'notice', SOLD: 'success', ENDED: 'info' },
}

interface ListingNoticesProps {
  model: ListingsModel
  /** Id of a ticket. If given, only that ticket's listings are shown. */
  ticketId?: string
  /** True if the screen already links to the refunds. */
  hasRefundLink?: boolean
  className?: string
}

/** Draws the listings of an order's tickets with their state and actions. Draws nothing without listings. */
export const ListingNotices = observer(({ model, ticketId, hasRefundLink, className }: ListingNoticesProps) => (
  <>
    {(ticketId === undefined ? model.groups : model.groupsOf(ticketId)).map((group) => (
      <ListingNotice
        key={group.state}
        group={group}
        model={model}
        hasRefundLink={hasRefundLink}
        className={className}
      />
    ))}
  </>
))

interface ListingNoticeProps extends Omit<ListingNoticesProps, 'ticketId'> {
  group: ListingGroup
}

function ListingNotice({ group, model, hasRefundLink = false, className }: ListingNoticeProps) {
  const t = useTexts(listingTexts)
  const refund = useTexts(refundTexts)
  const { state, count } = group
  const { orderId = '', utcOffset = 0 } = model.order.value ?? {}
  const action = isOpenResale(state) ? (
    <Button kind="secondary" size="s" onClick={() => model.withdraw(group)}>
      {t('listing.takeBack')}
    </Button>
  ) : state === 'SOLD' && !hasRefundLink ? (
    <Button kind="quiet" size="s" to={linkTo('refund-order-tickets', { orderId })}>
      {refund('refund.seeProgress')}
    </Button>
  ) : undefined
  return (
    <Notice tone={TONES[state]} action={action} className={className}>
      <View>
        <Text>{t(`listing.count.${state}`, { count })}</Text>
      </View>
      <Text>{listingNote(group, { now: useNow(), utcOffset }, t)}</Text>
    </Notice>
  )
}
