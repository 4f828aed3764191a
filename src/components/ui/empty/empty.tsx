import { Text, View } from '@tarojs/components'
import type { LinkProps } from '../../link/use-link'
import { Button } from '../button/button'
import { classes } from '../classes'
import styles from './empty.module.scss'

export type EmptyScene = 'no-result' | 'offline' | 'no-ticket' | 'no-order' | 'error' | 'sold-out' | 'login'

interface EmptyAction extends LinkProps {
  text: string
}

export interface EmptyProps {
  scene: EmptyScene
  /** One sentence about the reason. */
  sentence: string
  hint?: string
  /** The next action. Omit it only if the surrounding screen already has an action. */
  action?: EmptyAction
  /** True inside a card or a sheet, false on a page. */
  compact?: boolean
}

/** Draws an empty or failed state: a drawing, a sentence, an action. */
export function Empty({ scene, sentence, hint, action, compact = false }: EmptyProps) {
  return (
    <View className={classes(styles.empty, compact && styles.compact)}>
      <View className={classes(styles.drawing, styles[scene])} ariaHidden>
        <View className={styles.line} />
        <View className={styles.accent} />
      </View>
      <View className={styles.sentence}>
        <Text>{sentence}</Text>
      </View>
      {hint && (
        <View className={styles.hint}>
          <Text>{hint}</Text>
        </View>
      )}
      {action && (
        <Button kind="secondary" size="m" className={styles.act} to={action.to} onClick={action.onClick}>
          {action.text}
        </Button>
      )}
    </View>
  )
}
