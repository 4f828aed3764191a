import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { NoticeChannel } from '@/domain/notice-channel'
import { reminderTexts } from '@/locales/namespaces/reminder'
import { useTexts } from '../texts'
import { Icon } from '../ui/icon/icon'
import { Pressable } from '../ui/pressable/pressable'
import styles from './channel-line.module.scss'
import { useChannelName } from './use-channel-name'

/** Draws the channel of the buyer's notices as a small line. A tap opens the sheet that changes the channel. */
export const ChannelLine = observer(({ value, onClick }: { value: NoticeChannel | null; onClick: () => void }) => {
  const t = useTexts(reminderTexts)
  const way = useChannelName()(value)
  return (
    <Pressable className={styles.line} label={t('howNow', { way })} onClick={onClick}>
      <View className={styles.text}>{way}</View>
      <Icon name="chevron-right" size="s" />
    </Pressable>
  )
})
