import { Text } from '@tarojs/components'
import type { ShowCard } from '@/api/show-card'
import styles from './show-name.module.scss'

/** A show's name, with what a search found in the accent. */
export function ShowName({ show }: { show: Pick<ShowCard, 'showName' | 'showNameArr'> }) {
  if (show.showNameArr.length === 0) return <Text>{show.showName}</Text>
  return (
    <Text>
      {show.showNameArr.map((part, index) => (
        <Text key={index} className={part.type === 'HIGHLIGHT' ? styles.found : undefined}>
          {part.value}
        </Text>
      ))}
    </Text>
  )
}
