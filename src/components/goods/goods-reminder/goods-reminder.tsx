import { observer } from 'mobx-react'
import { joinFacts } from '@/lib/join-facts'
import { goodsTexts } from '@/locales/namespaces/goods'
import { ChannelSheet } from '../../reminder/channel-sheet'
import { useTexts } from '../../texts'
import { Button, type ButtonProps } from '../../ui/button/button'
import { type GoodsRemindersModel, occasionOf, type ReminderTarget } from './goods-reminders.model'

interface GoodsReminderButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'block'> {
  reminders: GoodsRemindersModel
  target: ReminderTarget
  /** Name of the goods, if the screen has several such buttons. */
  name?: string
}

/** Draws the button that sets a reminder of goods. With a reminder, it opens the sheet that changes or removes it. */
export const GoodsReminderButton = observer(({ reminders, target, name, ...look }: GoodsReminderButtonProps) => {
  const t = useTexts(goodsTexts)
  const occasion = occasionOf(target)
  const isSet = reminders.of(target) !== null
  const text = t(isSet ? `goods.reminded.${occasion}` : `goods.remind.${occasion}`)
  return (
    <Button
      {...look}
      icon={isSet ? 'check' : 'bell'}
      label={name === undefined ? text : joinFacts([text, name])}
      onClick={() => (isSet ? reminders.show(target) : reminders.remind(target))}
    >
      {text}
    </Button>
  )
})

/** Draws the sheet of a reminder of goods: the channels, and the button that removes it. */
export const GoodsReminderSheet = observer(({ reminders }: { reminders: GoodsRemindersModel }) => {
  const { shown, isOpen, channels, hide } = reminders
  return (
    <ChannelSheet
      open={isOpen}
      onClose={hide}
      occasion={occasionOf(shown)}
      channels={channels}
      value={reminders.of(shown)?.remindType ?? null}
      onChange={(channel) => reminders.setChannel(shown, channel)}
      onForget={() => reminders.forget(shown)}
    />
  )
})
