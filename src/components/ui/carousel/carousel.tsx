import { ScrollView, View } from '@tarojs/components'
import { Children, type ReactNode, useId, useState } from 'react'
import { useTexts } from '../../texts'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import { PageIndicator } from '../page-indicator/page-indicator'
import { Pressable } from '../pressable/pressable'
import { useDeferredMount } from '../use-deferred-mount'
import styles from './carousel.module.scss'

export interface CarouselProps {
  /** Accessible name of the carousel. */
  label: string
  /** Slides of the same width. */
  children: ReactNode
  /** Class with the width of a slide; the remaining width shows the edge of the next one. */
  slideClass: string
  /** Index of the first slide to show, from 0. */
  start?: number
  /** True to draw dots below the slides. */
  dots?: boolean
  /** Position of the arrows on desktop: `over` the slides, or `below` beside the dots if the slides contain text. */
  arrows?: 'over' | 'below'
  /** Called with the index (from 0) of the slide in view. */
  onChange?: (index: number) => void
  className?: string
}

/** Number of slides drawn at first: one, and the edge of the next one. */
const IN_VIEW = 2

/**
 * Draws a row of slides with scroll snap, in which the edge of the next slide is visible. The row moves by finger,
 * wheel, keys, and arrow buttons on desktop. It never moves automatically, so it needs no pause button.
 */
export function Carousel({
  label,
  children,
  slideClass,
  start = 0,
  dots = true,
  arrows = 'over',
  onChange,
  className,
}: CarouselProps) {
  const t = useTexts()
  const slides = Children.toArray(children)
  // Mini programs do not support colons in the id of a scroll target.
  const id = useId().replace(/:/g, '')
  const whole = useDeferredMount()
  const [index, setIndex] = useState(start)
  const [into, setInto] = useState(start > 0 ? `${id}-${start}` : '')

  const rest = (at: number): void => {
    const next = Math.min(slides.length - 1, Math.max(0, at))
    if (next === index) return
    setIndex(next)
    // Clears the scroll target. Otherwise the same arrow button would do nothing after a manual scroll.
    setInto('')
    onChange?.(next)
  }
  const handleScroll = (event: { detail: { scrollLeft: number; scrollWidth: number } }): void => {
    const { scrollLeft, scrollWidth } = event.detail
    rest(Math.round((scrollLeft / scrollWidth) * slides.length))
  }
  const go = (by: number): void => setInto(`${id}-${Math.min(slides.length - 1, Math.max(0, index + by))}`)
  const handleKeyDown = (event: { key: string; preventDefault: () => void }): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    go(event.key === 'ArrowRight' ? 1 : -1)
  }

  return (
    <View
      className={classes(styles.carousel, className)}
      role="group"
      ariaRoledescription="carousel"
      ariaLabel={label}
      onKeyDown={handleKeyDown}
    >
      <ScrollView
        className={styles.row}
        scrollX
        tabIndex={slides.length > 1 ? 0 : undefined}
        enhanced
        showScrollbar={false}
        scrollIntoView={into}
        scrollWithAnimation
        lowerThreshold={4}
        onScroll={handleScroll}
        onScrollToLower={() => rest(slides.length - 1)}
      >
        <View className={styles.slides}>
          {(whole || start > 0 ? slides : slides.slice(0, IN_VIEW)).map((slide, slideIndex) => (
            <View
              key={slideIndex}
              id={`${id}-${slideIndex}`}
              className={classes(styles.slide, slideClass)}
              role="group"
              ariaLabel={t('common.page', { number: slideIndex + 1, total: slides.length })}
            >
              {slide}
            </View>
          ))}
        </View>
      </ScrollView>
      {slides.length > 1 && (
        <View className={styles[arrows]}>
          <Pressable
            className={classes(styles.arrow, styles.before)}
            label={t('common.previous')}
            disabled={index === 0}
            onClick={() => go(-1)}
          >
            <Icon name="chevron-left" />
          </Pressable>
          {dots && <PageIndicator className={styles.dots} current={index} total={slides.length} />}
          <Pressable
            className={classes(styles.arrow, styles.after)}
            label={t('common.next')}
            disabled={index === slides.length - 1}
            onClick={() => go(1)}
          >
            <Icon name="chevron-right" />
          </Pressable>
        </View>
      )}
    </View>
  )
}
