import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { DeliverMethod as Method, DeliverOption } from '@/api/purchase'
import { AsyncView } from '@/components/screen/async-view'
import { useTexts } from '@/components/texts'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { areaText } from '@/domain/address'
import { orderTexts } from '@/locales/namespaces/order'
import { linkTo } from '@/router/link-to'
import { DeliverMethod } from './deliver-method'
import type { DeliveryModel } from './delivery.model'
import styles from './delivery.module.scss'

export interface DeliveryChoiceProps {
  options: readonly DeliverOption[]
  value: Method
  onChange: (method: Method) => void
  /** The chosen way needs an address. */
  needsAddress: boolean
  delivery: DeliveryModel
}

/** How the tickets get to the buyer, and where to. */
export const DeliveryChoice = observer(({ options, value, onChange, needsAddress, delivery }: DeliveryChoiceProps) => {
  const t = useTexts(orderTexts)
  return (
    <>
      {options.length === 1 ? (
        <DeliverMethod option={options[0]} />
      ) : (
        <RadioGroup
          label={t('confirm.deliver')}
          value={value}
          onChange={onChange}
          options={options.map((option) => ({ value: option.code, content: <DeliverMethod option={option} /> }))}
        />
      )}
      {needsAddress && (
        <AsyncView compact of={delivery.list} skeleton={<Skeleton shape="block" height="64px" />}>
          {(list) => <AddressRow delivery={delivery} empty={list.length === 0} />}
        </AsyncView>
      )}
    </>
  )
})

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
