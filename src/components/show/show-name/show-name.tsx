import { Text } from '@tarojs/components'
import type { ShowCard } from '@/api/show-card'
import styles from './show-name.module.scss'

type Parts = ShowCard['showNameArr']

/** Whether a search found some of it. */
export const hasFound = (parts: Parts): boolean => parts.some(({ type }) => type === 'HIGHLIGHT')

/** A name with what a search found in the accent. */
export function FoundText({ text, parts }: { text: string; parts: Parts }) {
  if (!hasFound(parts)) return <Text>{parts.map(({ value }) => value).join('') || text}</Text>
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

/** A show's name, with what a search found. */
export function ShowName({ show }: { show: Pick<ShowCard, 'showName' | 'showNameArr'> }) {
  return <FoundText text={show.showName} parts={show.showNameArr} />
}
