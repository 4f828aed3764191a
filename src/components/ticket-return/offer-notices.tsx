import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { isOpenReturn, type ReturnState } from '@/domain/ticket-return/rule'
import { refundTexts } from '@/locales/namespaces/refund'
import { offerTexts } from '@/locales/namespaces/offer'
import { linkTo } from '@/router/link-to'
import { type OfferGroup, offerNote } from './offer-groups'
import type { OffersModel } from './offers.model'

const TONES: Record<ReturnState, 'info' | 'success' | 'notice'> = {
  ...{ OFFERED: 'info', ORDERED: 'notice', SOLD: 'success', TAKEN_BACK: 'info', ENDED: 'info' },
}

interface OfferNoticesProps {
  model: OffersModel
  /** Only this ticket's. */
  ticketId?: string
  /** The screen links to the refunds already. */
  hasRefundLink?: boolean
  className?: string
}

/** Where offered tickets are, and what can be done about them; nothing where none was offered. */
export const OfferNotices = observer(({ model, ticketId, hasRefundLink, className }: OfferNoticesProps) => (
  <>
    {(ticketId === undefined ? model.groups : model.groupsOf(ticketId)).map((group) => (
      <OfferNotice key={group.state} group={group} model={model} hasRefundLink={hasRefundLink} className={className} />
    ))}
  </>
))

interface OfferNoticeProps extends Omit<OfferNoticesProps, 'ticketId'> {
  group: OfferGroup
}

function OfferNotice({ group, model, hasRefundLink = false, className }: OfferNoticeProps) {
  const t = useTexts(offerTexts)
  const refund = useTexts(refundTexts)
  const { state, count } = group
  const { orderId = '', utcOffset = 0 } = model.order.value ?? {}
  const action = isOpenReturn(state) ? (
    <Button kind="secondary" size="s" onClick={() => model.takeBack(group)}>
      {t('offer.takeBack')}
    </Button>
  ) : state === 'SOLD' && !hasRefundLink ? (
    <Button kind="quiet" size="s" to={linkTo('refund-order-tickets', { orderId })}>
      {refund('refund.seeProgress')}
    </Button>
  ) : undefined
  return (
    <Notice tone={TONES[state]} action={action} className={className}>
      <View>
        <Text>{t(`offer.count.${state}`, { count })}</Text>
      </View>
      <Text>{offerNote(group, { now: useNow(), utcOffset }, t)}</Text>
    </Notice>
  )
}
