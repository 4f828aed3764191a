import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { NoticeChannel, ReminderOccasion } from '@/domain/notice-channel'
import { reminderTexts } from '@/locales/namespaces/reminder'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { toastFailure } from '../screen/notify-failure'
import { useServices } from '../services'
import { useTexts } from '../texts'
import { Button } from '../ui/button/button'
import { RadioGroup } from '../ui/radio-group/radio-group'
import { Sheet } from '../ui/sheet/sheet'
import type { NoticeChannels } from './notice-channels'
import { useChannelName } from './use-channel-name'

export interface ChannelSheetProps {
  open: boolean
  onClose: () => void
  occasion: ReminderOccasion
  channels: NoticeChannels
  /** The current channel; null without a channel. */
  value: NoticeChannel | null
  /** Runs once the buyer has permitted the channel. May reject: the failure is shown. */
  onChange: (channel: NoticeChannel) => unknown
  /** Removes the notification, if that is possible here. May reject. */
  onForget?: (() => unknown) | undefined
}

/** Draws the occasion and channel of a notice, alternative channels, and an action that removes the notice. */
export const ChannelSheet = observer((props: ChannelSheetProps) => {
  const { open, onClose, occasion, channels, value, onChange, onForget } = props
  const t = useTexts(reminderTexts)
  const nameOf = useChannelName()
  const { dialogs, stores } = useServices()
  const run = async (act: () => unknown): Promise<void> => {
    onClose()
    try {
      await act()
    } catch (error) {
      toastFailure(dialogs, error)
    }
  }
  const choose = (channel: NoticeChannel) =>
    void run(async () => {
      if (await channels.permits(occasion, channel)) await onChange(channel)
      else dialogs.toast(t('refused'))
    })
  const offered = channels.offered(occasion)
  const chosen = value !== null && !offered.includes(value) ? [value, ...offered] : offered
  const forget = onForget &&
    (occasion === 'SALE_REMIND' || occasion === 'LACK_REGISTER' || occasion === 'GOODS_BACK') && (
      <Button kind="secondary" block onClick={() => run(onForget)}>
        {t(`forget.${occasion}`)}
      </Button>
    )
  return (
    <Sheet open={open} title={t(`title.${occasion}`)} onClose={onClose} footer={forget || undefined}>
      <View className={boxStyles.stack3}>
        <Text className={textStyles.lead}>
          {t(`when.${occasion}`, { minutes: stores.shop.limits.saleReminderMinutes })}
        </Text>
        {chosen.length > 0 ? (
          <RadioGroup
            label={t('how')}
            arrows="move"
            value={value}
            onChange={choose}
            options={chosen.map((channel) => ({
              value: channel,
              content: <Text>{nameOf(channel)}</Text>,
              // A channel that was selected on another host remains visible, but is disabled here.
              disabled: !offered.includes(channel),
            }))}
          />
        ) : (
          <Text className={textStyles.lead}>{t('none')}</Text>
        )}
      </View>
    </Sheet>
  )
})
