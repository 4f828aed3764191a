import { Text, View } from '@tarojs/components'
import type { Attendee } from '@/api/attendee'
import { useTexts } from '@/components/texts'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { needsRegion } from '@/domain/identity/document'
import { maskPhone } from '@/domain/identity/mask'
import { userTexts } from '@/locales/namespaces/user'
import { linkTo } from '@/router/link-to'
import styles from './attendee-row.module.scss'

/** A person with their document, masked; a tap changes them. */
export function AttendeeRow({ attendee }: { attendee: Attendee }) {
  const t = useTexts(userTexts)
  const { audienceId, name, idType, idNo, regionName, cellphone, selectable, reason } = attendee
  return (
    <Pressable className={styles.row} still to={linkTo('audience-modification', { id: audienceId })}>
      <View className={styles.initial} ariaHidden>
        <Text>{Array.from(name)[0]}</Text>
      </View>
      <View className={styles.words}>
        <View className={styles.name}>{name}</View>
        <View className={styles.fact}>{[t(`idType.${idType}`), idNo].join(' ')}</View>
        {needsRegion(idType) && regionName && <View className={styles.fact}>{regionName}</View>}
        {cellphone && <View className={styles.fact}>{maskPhone(cellphone)}</View>}
        {!selectable && <Text className={styles.reason}>{reason}</Text>}
      </View>
      <Icon name="edit" size="m" label={t('button.edit')} className={styles.mark} />
    </Pressable>
  )
}
