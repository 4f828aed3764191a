import type { OrderPacket, Packet } from '@/api/packet'
import { useTexts } from '@/components/texts'
import { packetTexts } from '@/locales/namespaces/packet'
import { Avatar } from './avatar'
import { PacketHero } from './packet-hero'
import { ShowArt } from './show-art'

export interface PacketHeadProps {
  packet: Packet
  /** The order's show, for the maker. */
  order?: OrderPacket
  /** Runs at the end of the packet. */
  onEnd: () => unknown
}

/** Draws a packet: its sender or its show, its amount, the shares left and the last time to take one. */
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
