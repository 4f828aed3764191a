import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import textStyles from '@/styles/text.module.scss'
import { useLocalized } from '../../local-texts'
import type { PartProps, Parts } from '../part'
import styles from '../parts.module.scss'

const NotePart = observer(({ slot: { field } }: PartProps<'NOTE'>) => {
  const read = useLocalized()
  return (
    <View className={styles.note} role="note">
      <Text className={textStyles.bodyStrong}>{read(field.label)}</Text>
      {field.help && <Text className={textStyles.meta}>{read(field.help)}</Text>}
    </View>
  )
})

export const parts: Parts<'NOTE'> = { NOTE: NotePart }
