import { View } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { packetTexts } from '@/locales/namespaces/packet'
import textStyles from '@/styles/text.module.scss'

/** Draws the rules of a packet for the buyer who creates it. */
export function PacketRules() {
  const t = useTexts(packetTexts)
  return (
    <Card title={t('packet.make.how')}>
      {(['packet.make.day', 'packet.make.refund'] as const).map((key) => (
        <View key={key} className={textStyles.paragraph}>
          {t(key)}
        </View>
      ))}
    </Card>
  )
}
