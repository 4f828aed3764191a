import { Text } from '@tarojs/components'
import type { ShowCard } from '@/api/show-card'
import styles from './show-name.module.scss'

/** A show's name, with what a search found in the accent: words for a `View`, without an element where nothing was found. */
export function ShowName({ show }: { show: Pick<ShowCard, 'showName' | 'showNameArr'> }) {
  const parts = show.showNameArr
  if (!parts.some(({ type }) => type === 'HIGHLIGHT'))
    return <>{parts.map(({ value }) => value).join('') || show.showName}</>
  return (
    <>
      {parts.map((part, index) => (
        <Text key={index} className={part.type === 'HIGHLIGHT' ? styles.found : undefined}>
          {part.value}
        </Text>
      ))}
    </>
  )
}
