import { observer } from 'mobx-react'
import { ChannelLine } from '@/components/reminder/channel-line'
import type { ShowSale } from '../../sale/show-sale'

/** Draws the channel of the active reminder. Draws nothing if there is no reminder. */
export const ReminderLine = observer(({ sale: { buyer, reminder } }: { sale: ShowSale }) =>
  reminder ? <ChannelLine value={reminder.remindType} onClick={() => buyer.setReminding(true)} /> : null,
)
