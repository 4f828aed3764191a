import { Text } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { ShowCard } from '@/api/show-card'
import styles from './show-name.module.scss'

type Parts = ShowCard['showNameArr']

/** Returns true if a search matched a part. */
export const hasFound = (parts: Parts): boolean => parts.some(({ type }) => type === 'HIGHLIGHT')

/** Replaces the space before a dot, so that no line begins with a dot. */
const glueDots = (text: string): string => text.replace(/ · /g, '\u00A0· ')

/** Returns a text as content of a `View`, with search matches in the accent color. */
export const foundText = (text: string, parts: Parts): ReactNode => {
  if (!hasFound(parts)) return glueDots(parts.map(({ value }) => value).join('') || text)
  return parts.map((part, index) => (
    <Text key={index} className={part.type === 'HIGHLIGHT' ? styles.found : undefined}>
      {glueDots(part.value)}
    </Text>
  ))
}

/** Returns a show's name as content of a `View`, with search matches. */
export const showName = (show: Pick<ShowCard, 'showName' | 'showNameArr'>): ReactNode =>
  foundText(show.showName, show.showNameArr)
