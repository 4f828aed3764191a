import { Text, View } from '@tarojs/components'
import type { Attendee } from '@/api/attendee'
import { namesTexts } from '@/locales/namespaces/names'
import { useTexts } from '../../texts'
import styles from './person.module.scss'

export interface PersonProps {
  attendee: Pick<Attendee, 'name' | 'idType' | 'idNo'>
  /** Why they cannot be chosen; '' when they can. */
  reason: string
}

/** Somebody to choose: name, document masked, and why not. */
export function Person({ attendee, reason }: PersonProps) {
  const t = useTexts(namesTexts)
  return (
    <View className={styles.person}>
      <Text className={styles.name}>{attendee.name}</Text>
      <Text className={styles.document}>{`${t(`idType.${attendee.idType}`)} ${attendee.idNo}`}</Text>
      {reason && <Text className={styles.reason}>{reason}</Text>}
    </View>
  )
}
