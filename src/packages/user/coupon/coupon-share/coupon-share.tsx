import { observer } from 'mobx-react'
import type { Packet } from '@/api/packet'
import { CouponPaper } from '@/components/coupon/coupon-paper/coupon-paper'
import { shopClock } from '@/components/coupon/coupon-text'
import { nearTime } from '@/components/dates'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { useNow, useServices } from '@/components/services'
import { useShareCards } from '@/components/share/use-share-cards'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { AsideColumns, PhoneOnly } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { type ButtonAction, ButtonRow } from '@/components/ui/button-row/button-row'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { Notice } from '@/components/ui/notice/notice'
import { formatMoney } from '@/locales/format-money'
import { packetTexts } from '@/locales/namespaces/packet'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { PacketHead } from '../parts/packet/packet-head'
import { Takers } from '../parts/packet/takers'
import styles from './coupon-share.module.scss'
import { CouponShareModel } from './coupon-share.model'

/** Screen of a friend's coupon packet: a share to claim, and the friends who have already claimed one. */
function CouponShare({ params }: { params: RouteParams<'coupon-share'> }) {
  const t = useTexts(packetTexts)
  const model = useModel((deps) => new CouponShareModel(deps, params))
  useShareCards(() => model.card(t('packet.title')))
  return (
    <AsyncPage
      title={t('packet.title')}
      className={styles.page}
      of={model.packet}
      skeleton={<DetailSkeleton cards={[180, 124, 132]} />}
      missing={
        <Empty
          scene="no-result"
          sentence={t('packet.missing')}
          hint={t('packet.missingHint')}
          action={{ text: t('packet.others'), to: linkTo('coupon-recommend-list') }}
        />
      }
    >
      {(packet) => <Content model={model} packet={packet} />}
    </AsyncPage>
  )
}

/** Returns the actions for a packet: use this buyer's share, else claim a share, else show other coupons. */
const useActions = (model: CouponShareModel, packet: Packet): ButtonAction[] => {
  const t = useTexts(packetTexts)
  const { navigate } = useServices()
  const { mine, orderId, state, startTime, couponTemplateId } = packet
  const share = orderId !== '' && state === 'OPEN'
  const toShare: ButtonAction[] = share
    ? [{ text: t('packet.share'), to: linkTo('coupon-create', { orderId }), secondary: true }]
    : []
  if (mine && !mine.withdrawn) {
    const to = linkTo('coupon-info', { couponId: mine.couponId, couponTemplateId })
    return [...toShare, { text: t(startTime === null ? 'packet.use' : 'packet.view'), to }]
  }
  if (state !== 'OPEN') return [{ text: t('packet.others'), to: linkTo('coupon-recommend-list') }]
  const to = model.loggedIn ? undefined : navigate.loginLink()
  return [...toShare, { text: t('packet.take'), to, onClick: model.take }]
}

/**
 * Returns the reason why no share can be claimed, or the time from which a share can be used. Returns undefined if
 * neither applies.
 */
const useNote = ({ mine, orderId, state, startTime }: Packet): string | undefined => {
  const t = useTexts(packetTexts)
  const now = useNow()
  if (state === 'VOID' || (!mine && state !== 'OPEN')) return t(`packet.ended.${state}`)
  if (startTime === null) return undefined
  // The text explains the waiting time only to the creator of the packet, because the reason concerns the creator's
  // order.
  return t(orderId ? 'packet.startsYours' : 'packet.starts', { time: nearTime(startTime, shopClock(now), t) })
}

const Content = observer(({ model, packet }: { model: CouponShareModel; packet: Packet }) => {
  const t = useTexts(packetTexts)
  const { mine, title, state, couponTemplateId, shares, taken } = packet
  const actions = useActions(model, packet)
  const note = useNote(packet)
  const buttons = <ButtonRow actions={actions} />
  const withdrawn = mine?.withdrawn ?? false
  const heading =
    mine && !withdrawn
      ? t('packet.taken', { amount: t('price.amount', { amount: formatMoney(mine.amount) }) })
      : state === 'OPEN'
        ? t('packet.left', { count: shares - taken })
        : t(`packet.state.${state}`)
  return (
    <>
      <AsideColumns
        aside={
          <Card title={heading} note={note}>
            {buttons}
          </Card>
        }
      >
        <PacketHead packet={packet} onEnd={model.packet.load} />
        {mine && (
          <CouponPaper
            {...{ amount: mine.amount, discount: 0, title }}
            notes={[t('packet.once')]}
            act={t(withdrawn ? 'packet.withdrawn' : 'packet.mine')}
            over={withdrawn}
            to={linkTo('coupon-info', { couponId: mine.couponId, couponTemplateId })}
          />
        )}
        {note && (
          <PhoneOnly>
            <Notice>{note}</Notice>
          </PhoneOnly>
        )}
        <Takers takers={packet.takers} />
      </AsideColumns>
      <BottomBar>{buttons}</BottomBar>
    </>
  )
})

export default screen('coupon-share', CouponShare)
