import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card/card'
import textStyles from '@/styles/text.module.scss'

/** Draws a card with sentences. Draws nothing if `lines` is empty. */
export function TextCard({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Card title={title}>
      {lines.map((line) => (
        <View key={line} className={textStyles.paragraph}>
          {line}
        </View>
      ))}
    </Card>
  )
}
