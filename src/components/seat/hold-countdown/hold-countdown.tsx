import { Text, View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { twoDigits } from '@/domain/schedule/countdown'
import { holdTexts } from '@/locales/namespaces/hold'
import textStyles from '@/styles/text.module.scss'
import { useTexts } from '../../texts'
import { classes } from '../../ui/classes'
import { useCountdown } from '../../ui/countdown/use-countdown'
import { Icon } from '../../ui/icon/icon'
import styles from './hold-countdown.module.scss'
import { type Announcement, announcementAt, URGENT } from './announcement'

export interface HoldCountdownProps {
  /** Time at which the hold expires, in epoch ms of the services' clock. */
  expiresAt: number
  /** Called once when the hold has expired, even if it had expired before the first render. */
  onOver?: () => void
  className?: string
}

/**
 * Draws the remaining time of a hold as mm:ss, urgent in the last minute. A screen reader announces the time twice,
 * and also the end.
 */
export function HoldCountdown({ expiresAt, onOver, className }: HoldCountdownProps) {
  const t = useTexts(holdTexts)
  const onOverRef = useRef(onOver)
  onOverRef.current = onOver
  const { minutes, seconds, over } = useCountdown(expiresAt, { hideHours: true })
  const announcement = useAnnouncement(expiresAt, minutes * 60 + seconds)
  useEffect(() => {
    if (over) onOverRef.current?.()
  }, [over, expiresAt])
  const urgent = minutes * 60 + seconds <= URGENT
  return (
    <View className={classes(styles.hold, urgent && styles.urgent, className)}>
      <Icon name={urgent ? 'warning' : 'clock'} size="s" />
      {over ? (
        <Text>{t('over')}</Text>
      ) : (
        <View className={styles.text} role="timer" ariaLabel={t('held')}>
          <Text>{t('held')}</Text>
          <Text className={styles.digits}>{`${twoDigits(minutes)}:${twoDigits(seconds)}`}</Text>
        </View>
      )}
      <View className={textStyles.hidden} role="status">
        {announcement && <Text>{t(announcement.key, { count: announcement.count })}</Text>}
      </View>
    </View>
  )
}

/** Returns the last announcement; null before the first mark is passed while the countdown is shown. */
const useAnnouncement = (expiresAt: number, left: number): Announcement | null => {
  const [announced, setAnnounced] = useState<{ of: number; left: number; announcement: Announcement | null }>({
    of: expiresAt,
    left,
    announcement: null,
  })
  if (announced.of !== expiresAt) setAnnounced({ of: expiresAt, left, announcement: null })
  else if (announced.left !== left)
    setAnnounced({ of: expiresAt, left, announcement: announcementAt(announced.left, left) ?? announced.announcement })
  return announced.announcement
}
