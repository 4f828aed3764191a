import { Text, View } from '@tarojs/components'
import AtTimeline from 'taro-ui/lib/components/timeline'
import { useTexts } from '@/components/texts'
import textStyles from '@/styles/text.module.scss'
import '@/styles/taro-ui/timeline.scss'
import { stepStates } from './step-states'

export interface TimelineProps {
  /** Names the group for screen readers. */
  label: string
  /** The newest on top. */
  steps: readonly { title: string; content: string }[]
  /** True if the first step is still to come. */
  hasNext?: boolean
  /** True if the newest step is done. */
  isOver?: boolean
}

/** Steps with their state: a filled dot is done, a ring is current, a faint dot is next. Screen readers get a text. */
export function Timeline({ label, steps, hasNext = false, isOver = false }: TimelineProps) {
  const t = useTexts()
  const states = stepStates(steps.length, { hasNext, isOver })
  const items = steps.map(({ title, content }, at) => ({
    // A modifier of the item's class (styles/taro-ui/timeline.scss).
    color: states[at],
    title: (
      <>
        <Text>{title}</Text>
        <Text className={textStyles.hidden}>{t(`common.step.${states[at]}`)}</Text>
      </>
    ),
    content: [content],
  }))
  return (
    <View role="group" ariaLabel={label}>
      <AtTimeline items={items} />
    </View>
  )
}
