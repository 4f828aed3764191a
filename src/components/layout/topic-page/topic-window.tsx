import { Text, View } from '@tarojs/components'
import type { Layout } from '@/api/layout'
import { windowPhase } from '@/domain/schedule/window'
import { layoutTexts } from '@/locales/namespaces/layout'
import textStyles from '@/styles/text.module.scss'
import { nearTime, whenText } from '../../dates'
import { useNow } from '../../services'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import { classes } from '../../ui/classes'
import { Countdown } from '../../ui/countdown/countdown'
import { Notice } from '../../ui/notice/notice'
import { useHostAction } from '../../ui/use-host-action'
import styles from './topic-page.module.scss'

interface TopicWindowProps {
  window: NonNullable<Layout['window']>
  onRemind: () => Promise<{ kind: string }> | null
}

/** Draws the opening of a topic with a reminder, or the end of the topic. */
export function TopicWindow({ window, onRemind }: TopicWindowProps) {
  const t = useTexts(layoutTexts)
  const now = useNow()
  const run = useHostAction()
  const { opensAt, closesAt, utcOffset } = window
  const phase = windowPhase(window, now)
  const when = (time: number | null): string => (time === null ? '' : whenText(time, { now, utcOffset }, t))
  if (phase === 'AFTER')
    return (
      <View className={styles.window}>
        <Notice>{t('layout.topicOver', { time: when(closesAt) })}</Notice>
      </View>
    )
  if (phase === 'OPEN')
    return closesAt === null ? null : (
      <Text className={classes(textStyles.meta, styles.window)}>
        {t('layout.topicUntil', { time: nearTime(closesAt, { now, utcOffset }, t) })}
      </Text>
    )
  const remind = () => void run(onRemind(), { done: t('calendar.added'), downloaded: t('calendar.downloaded') })
  return (
    <View className={styles.opening}>
      <Text className={textStyles.item}>{t('layout.topicOpens', { time: when(opensAt) })}</Text>
      {opensAt !== null && <Countdown until={opensAt} look="boxed" label={t('layout.topicLeft')} />}
      <Button size="m" icon="calendar" onClick={remind}>
        {t('layout.topicRemind')}
      </Button>
    </View>
  )
}
