import { Text, View } from '@tarojs/components'
import type { PartProps } from '../part'
import styles from './text-block.module.scss'

/** Words of the merchant, as they are: nothing of them is HTML. */
export function TextBlock({ component: { title, content } }: PartProps<'TEXT'>) {
  if (!title && !content) return null
  return (
    <View className={styles.block}>
      {title && (
        <View className={styles.title} role="heading" ariaLevel={2}>
          {title}
        </View>
      )}
      {content && <Text className={styles.text}>{content}</Text>}
    </View>
  )
}
