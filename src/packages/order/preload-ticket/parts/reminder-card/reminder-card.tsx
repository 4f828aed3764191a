import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ChannelLine } from '@/components/reminder/channel-line'
import { ChannelSheet } from '@/components/reminder/channel-sheet'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Switch } from '@/components/ui/switch/switch'
import { orderTexts } from '@/locales/namespaces/order'
import type { GrabReminder } from '../../grab-reminder'
import styles from '../noted-row.module.scss'

/** Draws the switch for the reminder of the sale, and its channels. */
export const ReminderCard = observer(({ reminder }: { reminder: GrabReminder }) => {
  const t = useTexts(orderTexts)
  const { limits } = useServices().stores.shop
  const [open, setOpen] = useState(false)
  return (
    <Card title={t('grab.remind')}>
      <View className={styles.row}>
        <Text className={styles.note}>{t('grab.remindNote', { count: limits.saleReminderMinutes })}</Text>
        <Switch on={reminder.on} onChange={reminder.set} label={t('grab.remind')} />
      </View>
      {reminder.on && <ChannelLine value={reminder.channel} onClick={() => setOpen(true)} />}
      <ChannelSheet
        open={open}
        onClose={() => setOpen(false)}
        occasion="GRAB"
        channels={reminder.channels}
        value={reminder.channel}
        onChange={reminder.choose}
      />
    </Card>
  )
})
