import { View } from '@tarojs/components'
import { LateRichText } from '../../rich-text/late-rich-text'
import type { PartProps } from '../part'
import styles from './text-block.module.scss'

/** Draws rich text of the merchant, with an optional heading. */
export function TextBlock({ component: { title, content } }: PartProps<'TEXT'>) {
  if (!title && !content) return null
  return (
    <View className={styles.block}>
      {title && (
        <View className={styles.title} role="heading" ariaLevel={2}>
          {title}
        </View>
      )}
      {content && <LateRichText html={content} level={title ? 3 : 2} />}
    </View>
  )
}
