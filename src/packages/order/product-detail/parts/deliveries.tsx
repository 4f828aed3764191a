import { Image, View } from '@tarojs/components'
import { useMemo } from 'react'
import type { GoodsDelivery } from '@/api/goods-delivery'
import type { ItemOrderDetail } from '@/api/item-order'
import { openingText } from '@/components/checkout/goods-checkout/place-text'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { isItemOver } from '@/domain/order/item-order'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { codePicture } from '@/domain/ticket/code-picture'
import { groupTicketCode } from '@/domain/ticket/ticket-code'
import { joinFacts } from '@/lib/join-facts'
import type { Translate } from '@/locales/keys'
import { goodsOrderTexts } from '@/locales/namespaces/goods-order'
import { orderTexts } from '@/locales/namespaces/order'
import styles from './deliveries.module.scss'

interface DeliveriesProps {
  order: ItemOrderDetail
  onCopy: (text: string) => unknown
}

/** Draws how goods of the shop reach the buyer, one card for each way: state, address or counter, and codes. */
export function Deliveries({ order, onCopy }: DeliveriesProps) {
  const { deliveries = [], orderStatus } = order
  // A refunded order shows what became void; an order that ended unpaid has no delivery.
  if (isItemOver(orderStatus) && orderStatus !== 'REFUNDED') return null
  return (
    <>
      {deliveries.map((delivery) => (
        <Delivery key={delivery.code} {...{ delivery, order, onCopy }} />
      ))}
    </>
  )
}

const stateText = ({ state, code }: GoodsDelivery, t: Translate<typeof goodsOrderTexts>): string => {
  if (state === 'WAITING') return t(`goodsOrder.waiting.${code}`)
  return state === 'DONE' ? t(`goodsOrder.handed.${code}`) : t(`goodsOrder.state.${state}`)
}

function Delivery({ delivery, order, onCopy }: DeliveriesProps & { delivery: GoodsDelivery }) {
  const t = useTexts(goodsOrderTexts)
  const now = useNow()
  const { name, address, express, place, pickupCode, codes, sendsAt, doneAt } = delivery
  const isPaid = order.orderStatus !== 'UNPAID'
  const moment = (time: number) => momentText(time, { now, utcOffset: SHOP_OFFSET }, t)
  return (
    <Card title={name} note={isPaid ? stateText(delivery, t) : ''}>
      {pickupCode !== '' && delivery.state === 'WAITING' && <Pickup code={pickupCode} onCopy={onCopy} />}
      {place && (
        <>
          <FactRow title={t('goodsOrder.counter')} value={joinFacts([place.venueName, place.name])} />
          <FactRow title={t('goodsOrder.opens')} value={openingText(place, now, t) || null} />
          <FactRow title={t('goodsOrder.counterAddress')} value={place.address || null} />
        </>
      )}
      {address && (
        <>
          <FactRow title={t('goodsOrder.recipient')} value={joinFacts([address.recipient, address.cellphone])} />
          <FactRow title={t('goodsOrder.address')} value={address.address} />
        </>
      )}
      {express && (
        <>
          <FactRow title={t('goodsOrder.company')} value={express.displayName} />
          <CopyRow
            title={t('goodsOrder.number')}
            label={t('goodsOrder.copyNumber')}
            value={express.expressNo}
            onCopy={onCopy}
          />
        </>
      )}
      {codes.map(({ skuId, code }) => (
        <CopyRow
          key={code}
          title={order.items.find(({ itemId }) => itemId === skuId)?.name ?? name}
          label={t('goodsOrder.copyCode')}
          value={code}
          onCopy={onCopy}
        />
      ))}
      <FactRow title={t('goodsOrder.sends')} value={sendsAt === null ? null : moment(sendsAt)} />
      <FactRow title={t('goodsOrder.doneAt')} value={doneAt === null ? null : moment(doneAt)} />
    </Card>
  )
}

interface CopyRowProps {
  title: string
  label: string
  value: string
  onCopy: (text: string) => unknown
}

function CopyRow({ title, label, value, onCopy }: CopyRowProps) {
  const t = useTexts(orderTexts)
  return (
    <FactRow title={title} value={value}>
      <Button kind="quiet" size="s" label={label} onClick={() => onCopy(value)}>
        {t('button.copy')}
      </Button>
    </FactRow>
  )
}

/** Draws the code that the counter scans or types. */
function Pickup({ code, onCopy }: { code: string; onCopy: (text: string) => unknown }) {
  const t = useTexts(goodsOrderTexts)
  const picture = useMemo(() => codePicture(code), [code])
  const digits = groupTicketCode(code)
  return (
    <View className={styles.pickup}>
      <Image
        className={styles.code}
        src={picture}
        mode="aspectFit"
        ariaLabel={t('goodsOrder.pickupLabel', { code: digits })}
      />
      <View className={styles.hint}>{t('goodsOrder.pickupHint')}</View>
      <CopyRow title={t('goodsOrder.pickup')} label={t('goodsOrder.copyPickup')} value={digits} onCopy={onCopy} />
    </View>
  )
}
