import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { OrderDetail } from '@/api/order'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { formatTime } from '@/domain/schedule/local-time'
import { orderTexts } from '@/locales/namespaces/order'
import { Card } from '../../../parts/card/card'
import styles from './order-facts.module.scss'

export interface OrderFactsProps {
  order: OrderDetail
  onCopy: (text: string) => unknown
}

/** Where one sits, who goes, where it is sent, and what one needs to speak to the shop about the order. */
export function OrderFacts({ order, onCopy }: OrderFactsProps) {
  const t = useTexts(orderTexts)
  const { audiences, delivery, seats, utcOffset, payTime } = order
  const at = (time: number) => formatTime(time, utcOffset, t('date.pattern.dayTime'))
  const copy = (text: string, label: string) => (
    <Button kind="quiet" size="s" label={label} onClick={() => onCopy(text)}>
      {t('button.copy')}
    </Button>
  )
  return (
    <>
      {seats.length > 0 && (
        <Card title={t('confirm.seats')}>
          {seats.map((seat) => (
            <Text key={seat} className={styles.seat}>
              {seat}
            </Text>
          ))}
        </Card>
      )}
      {audiences.length > 0 && (
        <Card title={t('detail.people')}>
          {audiences.map(({ name, idNo }) => (
            <Fact key={`${name}${idNo}`} title={name} value={idNo} />
          ))}
        </Card>
      )}
      {delivery && (
        <Card title={t('detail.delivery')}>
          <Fact title={t('detail.recipient')} value={`${delivery.recipient} ${delivery.cellphone}`} />
          {delivery.address && <Fact title={t('confirm.address')} value={delivery.address} />}
          {delivery.expressNo && (
            <Fact title={delivery.expressName || t('detail.express')} value={delivery.expressNo}>
              {copy(delivery.expressNo, t('detail.copyExpress'))}
            </Fact>
          )}
        </Card>
      )}
      <Card title={t('detail.info')}>
        <Fact title={t('detail.number')} value={order.orderNumber}>
          {copy(order.orderNumber, t('detail.copyNumber'))}
        </Fact>
        <Fact title={t('confirm.deliver')} value={t(`detail.deliver.${order.deliverMethod}`)} />
        <Fact title={t('detail.time')} value={at(order.createTime)} />
        {payTime !== null && <Fact title={t('detail.payTime')} value={at(payTime)} />}
        {order.payMethod && <Fact title={t('detail.payMethod')} value={order.payMethod} />}
        {order.contact.value && <Fact title={t('detail.contact')} value={order.contact.value} />}
        {order.remark && <Fact title={t('detail.remark')} value={order.remark} />}
      </Card>
    </>
  )
}

function Fact({ title, value, children }: { title: string; value: string; children?: ReactNode }) {
  return (
    <View className={styles.fact}>
      <Text className={styles.title}>{title}</Text>
      <Text className={styles.value}>{value}</Text>
      {children}
    </View>
  )
}
