import { Text, View } from '@tarojs/components'
import { type ReactNode, useId } from 'react'
import type { LinkProps } from '../../link/use-link'
import { useTexts } from '../../texts'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import styles from './section.module.scss'

export interface SectionProps {
  title: string
  /** Text below the title. */
  note?: string
  /** Link to the full content. `text` is "view all" by default. */
  more?: LinkProps & { text?: string }
  /** Heading level, 2 by default. */
  level?: number
  children: ReactNode
  className?: string
}

/** Draws a part of a screen with its heading. */
export function Section({ title, note, more, level = 2, children, className }: SectionProps) {
  const t = useTexts()
  const id = useId()
  const label = more && (more.text ?? t('button.viewAll'))
  return (
    <View className={classes(styles.section, className)} role="region" ariaLabelledby={id}>
      <View className={styles.head}>
        <View className={styles.text}>
          <View className={styles.title} id={id} role="heading" ariaLevel={level}>
            {title}
          </View>
          {note && <Text className={styles.note}>{note}</Text>}
        </View>
        {more && (
          <Pressable
            className={styles.more}
            label={[label, title].join(t('common.separator'))}
            to={more.to}
            onClick={more.onClick}
          >
            {label}
            <Icon name="chevron-right" size="s" />
          </Pressable>
        )}
      </View>
      {children}
    </View>
  )
}
