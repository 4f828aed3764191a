import { Text, View } from '@tarojs/components'
import type { AnnualReview, ReviewNight } from '@/api/annual-review'
import { useTexts } from '@/components/texts'
import { drawnWidth } from '@/domain/drawn-picture'
import { Poster, type PosterProps } from '@/components/ui/poster/poster'
import { formatTime } from '@/domain/schedule/local-time'
import { topicTexts } from '@/locales/namespaces/topic'
import { pageTexts } from '../../page-texts'
import type { PageKind } from '../../review-pages'
import styles from './review-page.module.scss'

/** Number of posters on the page that shows all shows of the year. */
const MOSAIC = 6

/** Draws a page of the story: a number or a name, a sentence, and a poster if there is one. */
export function ReviewPage({ kind, review }: { kind: PageKind; review: AnnualReview }) {
  const t = useTexts(topicTexts)
  const { kicker, figure, heading, note } = pageTexts(kind, review, t, ({ time, utcOffset, pattern }) =>
    formatTime(time, utcOffset, t(`date.pattern.${pattern}`)),
  )
  return (
    <View className={styles.page}>
      <Pictures kind={kind} review={review} />
      <View className={styles.text}>
        {kicker !== '' && <View className={styles.kicker}>{kicker}</View>}
        <View role="heading" ariaLevel={2}>
          {figure !== '' && <Text className={styles.figure}>{figure} </Text>}
          <Text className={styles.heading}>{heading}</Text>
        </View>
        {note !== '' && (
          <View className={styles.note}>
            <Text>{note}</Text>
          </View>
        )}
      </View>
    </View>
  )
}

function Pictures({ kind, review }: { kind: PageKind; review: AnnualReview }) {
  const { nights, latest } = review
  if (kind === 'shows')
    return (
      <View className={styles.mosaic}>
        {nights.slice(0, MOSAIC).map((night, at) => (
          <NightPoster key={at} night={night} width={drawnWidth(104, 140)} />
        ))}
      </View>
    )
  const night = kind === 'first' ? nights[0] : kind === 'latest' ? latest : null
  return night ? (
    <View className={styles.single}>
      <NightPoster night={night} width={drawnWidth(192, 192)} />
    </View>
  ) : null
}

function NightPoster({ night, width }: { night: ReviewNight; width: PosterProps['width'] }) {
  return <Poster src={night.posterUrl} color={night.posterColor} width={width} eager />
}
