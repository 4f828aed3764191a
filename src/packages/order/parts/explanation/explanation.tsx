import { Text, View } from '@tarojs/components'
import { SupportRow } from '@/components/contact/support-row'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { usePageDescription } from '@/components/shell/use-page-description'
import reading from '@/styles/reading.module.scss'
import textStyles from '@/styles/text.module.scss'

export interface ExplanationProps {
  title: string
  /** Parts of the explanation. The first part is also used as the description of the page. */
  parts: readonly { title: string; text: string }[]
}

/** Draws a page that explains a topic in several parts, with a link to customer support at the end. */
export function Explanation({ title, parts }: ExplanationProps) {
  usePageDescription(parts[0]?.text ?? title)
  return (
    <>
      <NavBar title={title} />
      <View className={reading.page}>
        {parts.map((part) => (
          <View key={part.title} className={reading.part}>
            <View className={textStyles.item} role="heading" ariaLevel={2}>
              {part.title}
            </View>
            <Text className={textStyles.paragraph}>{part.text}</Text>
          </View>
        ))}
        <View className={reading.part}>
          <SupportRow />
        </View>
      </View>
    </>
  )
}
