import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { AnnualReview } from '@/api/annual-review'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { drawnWidth } from '@/domain/drawn-picture'
import { Picture } from '@/components/ui/picture/picture'
import { Pressable } from '@/components/ui/pressable/pressable'
import { topicTexts } from '@/locales/namespaces/topic'
import type { AnnualReviewModel } from '../../annual-review.model'
import { ReviewPictureSheet } from '../picture-sheet/picture-sheet'
import { ReviewPage } from '../review-page/review-page'
import styles from './story.module.scss'

interface StoryProps {
  model: AnnualReviewModel
  review: AnnualReview
}

interface Touches {
  changedTouches?: ArrayLike<{ clientX?: number }>
}

/** Returns the position of the finger, CSS px; null if the host does not report the position. */
const touchAt = (event: object): number | null => (event as Touches).changedTouches?.[0]?.clientX ?? null

/**
 * Draws the pages of a year. Taps at the left and right, arrow keys and swipes change the page. A long touch pauses.
 */
export const Story = observer(({ model, review }: StoryProps) => {
  const t = useTexts(topicTexts)
  const { index, page, pages, paused } = model
  if (!page) return null
  const handleKeyDown = (event: { key: string; preventDefault: () => void }): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    model.stepByKey(event.key === 'ArrowRight' ? 1 : -1)
  }
  const backdrop = review.nights[index % Math.max(1, review.nights.length)]
  return (
    <View role="group" ariaRoledescription="carousel" ariaLabel={t('review.title')} onKeyDown={handleKeyDown}>
      <View
        className={styles.stage}
        style={backdrop?.posterColor ? { backgroundColor: backdrop.posterColor } : undefined}
        onTouchStart={(event) => model.touchStart(touchAt(event) ?? 0)}
        onTouchEnd={(event) => model.touchEnd(touchAt(event))}
        onTouchCancel={() => model.touchEnd(null)}
      >
        {backdrop?.posterUrl && (
          <Picture className={styles.backdrop} src={backdrop.posterUrl} alt="" width={drawnWidth(343, 856)} eager />
        )}
        <View className={styles.shade} />
        <Bars model={model} />
        <View
          className={styles.content}
          role="group"
          ariaLabel={t('common.page', { number: index + 1, total: pages.length })}
          ariaLive={model.running ? 'off' : 'polite'}
        >
          <ReviewPage key={page} kind={page} review={review} />
        </View>
        <Pressable
          still
          className={classes(styles.zone, styles.before)}
          label={t('common.previous')}
          disabled={index === 0}
          onClick={() => model.tap(-1)}
        >
          <Icon name="chevron-left" className={styles.arrow} />
        </Pressable>
        <Pressable
          still
          className={classes(styles.zone, styles.after)}
          label={t('common.next')}
          disabled={model.isLast}
          onClick={() => model.tap(1)}
        >
          <Icon name="chevron-right" className={styles.arrow} />
        </Pressable>
        {model.moves && !model.isLast && (
          <Pressable
            className={styles.pause}
            label={t(paused ? 'review.play' : 'review.pause')}
            onClick={() => model.setPaused(!paused)}
          >
            {paused ? <Icon name="play" size="m" /> : <View className={styles.pauseMark} />}
          </Pressable>
        )}
      </View>
      {model.isLast && <Ending model={model} />}
      <ReviewPictureSheet model={model} review={review} />
    </View>
  )
})

/** Draws a progress bar for each page: full, filling, or empty. */
const Bars = observer(({ model }: { model: AnnualReviewModel }) => (
  <View className={styles.bars} ariaHidden>
    {model.pages.map((page, at) => (
      <View key={page} className={styles.bar}>
        <View
          className={classes(
            styles.fill,
            at < model.index && styles.full,
            at === model.index && (model.moves && !model.isLast ? styles.filling : styles.full),
            at === model.index && !model.running && styles.halted,
          )}
        />
      </View>
    ))}
  </View>
))

const Ending = observer(({ model }: { model: AnnualReviewModel }) => {
  const t = useTexts(topicTexts)
  return (
    <View className={styles.actions}>
      <Button block icon="image" onClick={() => model.setPicturing(true)}>
        {t('review.picture')}
      </Button>
      <Button block kind="secondary" icon="refresh" onClick={model.restart}>
        {t('review.again')}
      </Button>
      {model.otherYears.map((year) => (
        <Button key={year} block kind="quiet" onClick={() => model.chooseYear(year)}>
          {t('review.ofYear', { year })}
        </Button>
      ))}
    </View>
  )
})
