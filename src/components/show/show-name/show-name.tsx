import { Text } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { ShowCard } from '@/api/show-card'
import styles from './show-name.module.scss'

type Parts = ShowCard['showNameArr']

/** Whether a search found some of it. */
export const hasFound = (parts: Parts): boolean => parts.some(({ type }) => type === 'HIGHLIGHT')

/** Ties a dot to the word before it, so that no line begins with one. */
const glueDots = (text: string): string => text.replace(/ · /g, '\u00A0· ')

/** The content of a `View`: a name with what a search found in the accent, a plain text where it found nothing. */
export const foundText = (text: string, parts: Parts): ReactNode => {
  if (!hasFound(parts)) return glueDots(parts.map(({ value }) => value).join('') || text)
  return parts.map((part, index) => (
    <Text key={index} className={part.type === 'HIGHLIGHT' ? styles.found : undefined}>
      {glueDots(part.value)}
    </Text>
  ))
}

/** The content of a `View`: a show's name, with what a search found. */
export const showName = (show: Pick<ShowCard, 'showName' | 'showNameArr'>): ReactNode =>
  foundText(show.showName, show.showNameArr)
