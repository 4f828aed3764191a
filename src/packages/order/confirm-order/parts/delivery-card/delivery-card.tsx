import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { DeliverOption } from '@/api/purchase'
import { AsyncView } from '@/components/screen/async-view'
import { useTexts } from '@/components/texts'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Icon } from '@/components/ui/icon/icon'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { Pressable } from '@/components/ui/pressable/pressable'
import { areaText } from '@/domain/address'
import { formatMoney } from '@/locales/format-money'
import { orderTexts } from '@/locales/namespaces/order'
import { Card } from '@/components/ui/card/card'
import { linkTo } from '@/router/link-to'
import type { ConfirmOrderModel } from '../../confirm-order.model'
import type { DeliveryModel } from '../../delivery.model'
import styles from './delivery-card.module.scss'

/** How the tickets get to the buyer, and where to. */
export const DeliveryCard = observer(({ model, id }: { model: ConfirmOrderModel; id: string }) => {
  const t = useTexts(orderTexts)
  const { pre, pricing } = model
  if (!pre) return null
  const { deliverMethods, deliverMethod } = pre
  return (
    <Card id={id} title={t('confirm.deliver')} problem={model.isMissing('address') ? t('confirm.addressMissing') : ''}>
      {deliverMethods.length === 1 ? (
        <Method option={deliverMethods[0]} />
      ) : (
        <RadioGroup
          label={t('confirm.deliver')}
          value={deliverMethod}
          onChange={(method) => void pricing.chooseDelivery(method)}
          options={deliverMethods.map((option) => ({ value: option.code, content: <Method option={option} /> }))}
        />
      )}
      {pricing.needsAddress && (
        <AsyncView compact of={model.delivery.list} skeleton={<Skeleton shape="block" height="64px" />}>
          {(list) => <AddressRow delivery={model.delivery} empty={list.length === 0} />}
        </AsyncView>
      )}
    </Card>
  )
})

function Method({ option: { name, description, fee } }: { option: DeliverOption }) {
  const t = useTexts(orderTexts)
  return (
    <View className={styles.method}>
      <View className={styles.words}>
        <Text className={styles.name}>{name}</Text>
        {description && <Text className={styles.note}>{description}</Text>}
      </View>
      <Text className={styles.fee}>
        {fee > 0 ? t('confirm.fee', { amount: formatMoney(fee) }) : t('confirm.feeFree')}
      </Text>
    </View>
  )
}

const AddressRow = observer(({ delivery, empty }: { delivery: DeliveryModel; empty: boolean }) => {
  const t = useTexts(orderTexts)
  const { address } = delivery
  const choose = linkTo(empty ? 'address-modification' : 'address', { pick: '1' })
  return (
    <Pressable className={styles.address} to={choose}>
      <Icon name={empty ? 'plus' : 'location'} size="m" className={styles.mark} />
      {address ? (
        <View className={styles.words}>
          <Text className={styles.name}>{`${address.recipient} ${address.cellphone}`}</Text>
          <Text className={styles.note}>{`${areaText(address)} ${address.detail}`}</Text>
        </View>
      ) : (
        <Text className={styles.words}>{t(empty ? 'confirm.addAddress' : 'confirm.addressMissing')}</Text>
      )}
      <Icon name="chevron-right" size="s" className={styles.mark} />
    </Pressable>
  )
})
