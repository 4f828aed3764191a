import { observer } from 'mobx-react'
import { ChannelSheet } from '@/components/reminder/channel-sheet'
import type { ShowSale } from '../../sale/show-sale'

/** Draws the sheet for the buyer's reminder or registration: the occasion, the channel, and a cancel button. */
export const ReminderSheet = observer(({ sale }: { sale: ShowSale }) => {
  const { buyer, reminder, remindTarget } = sale
  if (!reminder) return null
  const { subscribeTargetType: occasion, remindType } = reminder
  return (
    <ChannelSheet
      open={buyer.reminding}
      onClose={() => buyer.setReminding(false)}
      occasion={occasion}
      channels={buyer.channels}
      value={remindType}
      onChange={(channel) => buyer.register(occasion, remindTarget, channel)}
      onForget={() => buyer.unsubscribe(occasion, remindTarget)}
    />
  )
})
