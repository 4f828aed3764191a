import type { OrderPacket, Packet } from '@/api/packet'
import { useTexts } from '@/components/texts'
import { packetTexts } from '@/locales/namespaces/packet'
import { Avatar } from './avatar'
import { PacketHero } from './packet-hero'
import { ShowArt } from './show-art'

export interface PacketHeadProps {
  packet: Packet
  /** The order of the packet. It is set only for the buyer who created the packet. */
  order?: OrderPacket
  /** Called when the packet ends. */
  onEnd: () => unknown
}

/** Draws the head of a packet: sender or show, amount, remaining shares and deadline. */
export function PacketHead({ packet, order, onEnd }: PacketHeadProps) {
  const t = useTexts(packetTexts)
  const { sender, orderId, total, shares: count, taken, endTime, state } = packet
  const open = state === 'OPEN'
  return (
    <PacketHero
      art={order ? <ShowArt order={order} /> : <Avatar src={sender.avatar} large />}
      title={orderId ? t('packet.yours') : t('packet.from', { name: sender.name || t('packet.someone') })}
      total={total}
      facts={[
        t('packet.size', { count }),
        t('packet.takenCount', { count: taken }),
        open ? t('packet.left', { count: count - taken }) : t(`packet.state.${state}`),
      ]}
      progress={{ taken, shares: count }}
      until={open ? endTime : null}
      untilKey="packet.until"
      onEnd={onEnd}
    />
  )
}
