import type { OrderPacket } from '@/api/packet'
import { useTexts } from '@/components/texts'
import { AsideColumns } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Card } from '@/components/ui/card/card'
import { packetTexts } from '@/locales/namespaces/packet'
import { PacketHero } from '../../parts/packet/packet-hero'
import { ShowArt } from '../../parts/packet/show-art'
import type { CouponCreateModel } from '../coupon-create.model'
import { PacketRules } from './packet-rules'

/** Draws the packet before it is created: its show, amount and rules, and the deadline for creating it. */
export function PacketOffer({ model, order }: { model: CouponCreateModel; order: OrderPacket }) {
  const t = useTexts(packetTexts)
  const { total, shares: count, kind, until } = order
  const buttons = <ButtonRow actions={[{ text: t('packet.make.submit'), onClick: model.make }]} />
  return (
    <>
      <AsideColumns aside={<Card title={t('packet.title')}>{buttons}</Card>}>
        <PacketHero
          art={<ShowArt order={order} />}
          title={t('packet.make.lead', { count })}
          total={total}
          facts={[
            t('packet.size', { count }),
            t(kind === 'MULTI_USER_FIXED_CASH' ? 'packet.make.fixed' : 'packet.make.random'),
          ]}
          until={until}
          untilKey="packet.make.until"
          onEnd={model.order.load}
        />
        <PacketRules />
      </AsideColumns>
      <BottomBar>{buttons}</BottomBar>
    </>
  )
}
