import { Text, View } from '@tarojs/components'
import { decodeEntities } from '@/domain/rich-text/entities'
import type { RichTextProps } from './rich-text'

export function PlainText({ html }: RichTextProps) {
  return (
    <View>
      <Text>{decodeEntities(html.replace(/<[^>]*>/g, ' ')).trim()}</Text>
    </View>
  )
}
