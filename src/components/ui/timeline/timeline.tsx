import { Text, View } from '@tarojs/components'
import AtTimeline from 'taro-ui/lib/components/timeline'
import { useTexts } from '@/components/texts'
import textStyles from '@/styles/text.module.scss'
import '@/styles/taro-ui/timeline.scss'
import { stepStates } from './step-states'

export interface TimelineProps {
  /** Accessible name of the timeline. */
  label: string
  /** Steps of the timeline, the newest first. */
  steps: readonly { title: string; content: string }[]
  /** True if the first step is still to come. */
  hasNext?: boolean
  /** True if the newest step is done. */
  isOver?: boolean
}

/**
 * Draws steps with their state: a filled dot is done, a ring is current, a faint dot is next. For screen readers, the
 * state is a text.
 */
export function Timeline({ label, steps, hasNext = false, isOver = false }: TimelineProps) {
  const t = useTexts()
  const states = stepStates(steps.length, { hasNext, isOver })
  const items = steps.map(({ title, content }, at) => ({
    // Name of a modifier of the item's class (styles/taro-ui/timeline.scss).
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
