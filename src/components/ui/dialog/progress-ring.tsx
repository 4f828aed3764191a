import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CSSProperties } from 'react'
import textStyles from '@/styles/text.module.scss'
import boxStyles from '@/styles/box.module.scss'
import styles from './dialog.module.scss'
import type { DialogProgress } from './dialogs'

const ringStyle = (part: number) => ({ '--ring': `${Math.round(part * 100)}%` }) as CSSProperties

/** Draws the ring of an operation's progress. It is hidden from screen readers, which announce `ProgressLines`. */
export const ProgressRing = observer(({ progress }: { progress: DialogProgress }) => (
  <View className={styles.ring} style={ringStyle(progress.ring)} ariaHidden>
    <View className={styles.inside}>
      {progress.figure !== '' && <Text className={styles.figure}>{progress.figure}</Text>}
      {progress.caption !== '' && <Text className={textStyles.caption}>{progress.caption}</Text>}
    </View>
  </View>
))

/** Draws the progress as text lines. */
export const ProgressLines = observer(({ progress }: { progress: DialogProgress }) => (
  <>
    <View className={boxStyles.above2} role="status" ariaLive="polite">
      {progress.lines.map((line, index) => (
        <View key={index} className={textStyles.lead}>
          <Text>{line}</Text>
        </View>
      ))}
    </View>
    <View className={styles.ticking} ariaHidden>
      <Text>{progress.ticking}</Text>
    </View>
  </>
))
