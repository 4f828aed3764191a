import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import styles from './part.module.scss'

interface PartProps {
  title: string
  note?: string
  /** A switch at the right of the title. */
  mark?: ReactNode
  children?: ReactNode
}

/** Draws one kind of reductions with its heading. */
export function Part({ title, note, mark, children }: PartProps) {
  return (
    <View className={styles.part}>
      <View className={styles.head}>
        <View className={boxStyles.fillColumn}>
          <View className={textStyles.bodyStrong} role="heading" ariaLevel={3}>
            <Text>{title}</Text>
          </View>
          {note && <Text className={textStyles.meta}>{note}</Text>}
        </View>
        {mark}
      </View>
      {children}
    </View>
  )
}
