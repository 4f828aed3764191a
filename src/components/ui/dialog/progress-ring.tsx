import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CSSProperties } from 'react'
import styles from './dialog.module.scss'
import type { DialogProgress } from './dialogs'

const ringStyle = (part: number) => ({ '--ring': `${Math.round(part * 100)}%` }) as CSSProperties

/** Something that goes on: how far it is as a ring, and in words, which alone are read aloud. */
export const ProgressRing = observer(({ progress }: { progress: DialogProgress }) => (
  <View className={styles.progress}>
    <View className={styles.ring} style={ringStyle(progress.ring)} ariaHidden>
      <View className={styles.inside}>
        {progress.figure !== '' && <Text className={styles.figure}>{progress.figure}</Text>}
        {progress.caption !== '' && <Text className={styles.caption}>{progress.caption}</Text>}
      </View>
    </View>
    <View className={styles.lines} role="status" ariaLive="polite">
      {progress.lines.map((line, index) => (
        <View key={index} className={styles.line}>
          <Text>{line}</Text>
        </View>
      ))}
    </View>
    <View className={styles.ticking} ariaHidden>
      <Text>{progress.ticking}</Text>
    </View>
  </View>
))
