import { Text, View } from '@tarojs/components'
import type { Address } from '@/api/address'
import { useTexts } from '@/components/texts'
import { Badge } from '@/components/ui/badge/badge'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { areaText } from '@/domain/address'
import { maskPhone } from '@/domain/identity/mask'
import { userTexts } from '@/locales/namespaces/user'
import { linkTo } from '@/router/link-to'
import styles from './address-card.module.scss'

export interface AddressCardProps {
  address: Address
  /** Choosing one for a purchase; without it a tap changes the address. */
  onPick?: (address: Address) => void
}

/** Where a parcel would go, and to whom. */
export function AddressCard({ address, onPick }: AddressCardProps) {
  const t = useTexts(userTexts)
  const edit = linkTo('address-modification', { id: address.addressId })
  const { recipient, cellphone, detail, isDefault } = address
  return (
    <View className={styles.card}>
      <Pressable className={styles.body} still {...(onPick ? { onClick: () => onPick(address) } : { to: edit })}>
        <View className={styles.who}>
          <View className={styles.name}>{recipient}</View>
          <Text className={styles.phone}>{maskPhone(cellphone)}</Text>
          {isDefault && <Badge tone="accent">{t('address.isDefault')}</Badge>}
          {!onPick && <Icon name="edit" size="m" label={t('button.edit')} className={styles.mark} />}
        </View>
        <Text className={styles.area}>{areaText(address)}</Text>
        <Text className={styles.detail}>{detail}</Text>
      </Pressable>
      {onPick && (
        <Pressable className={styles.edit} label={t('address.editOf', { name: recipient })} to={edit}>
          <Icon name="edit" size="m" />
        </Pressable>
      )}
    </View>
  )
}
