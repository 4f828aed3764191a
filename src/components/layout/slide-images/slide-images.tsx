import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Slide } from '@/api/layout'
import { lowestPrice } from '@/domain/price'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { useServices } from '../../services'
import { showMemberPrice } from '../../show/member-prices'
import { useDesktop } from '../../shell/use-desktop'
import { useTexts } from '../../texts'
import { classes } from '../../ui/classes'
import { memberText } from '../../ui/member-price/member-label'
import { Carousel } from '../../ui/carousel/carousel'
import { Picture, type PictureProps } from '../../ui/picture/picture'
import { Pressable } from '../../ui/pressable/pressable'
import type { PartProps } from '../part'
import { useTarget } from '../use-target'
import { FIRST_PICTURES } from '@/domain/drawn-picture'
import { contrast, parseColor } from '@/styles/color'
import styles from './slide-images.module.scss'

/**
 * Draws the hero carousel: linked pictures with a text, over the picture on phones, beside it on desktop. The edge of
 * the next slide (phones) and dots (desktop) show that there are more slides.
 */
export function SlideImages({ component: { slides, title } }: PartProps<'SLIDE_IMAGES'>) {
  const t = useTexts()
  const desktop = useDesktop()
  if (slides.length === 0) return null
  return (
    <Carousel className={styles.hero} slideClass={styles.place} label={title || t('home.slides')} dots={desktop}>
      {slides.map((slide, index) => (
        <HeroSlide key={index} slide={slide} eager={index === 0 && 'first'} />
      ))}
    </Carousel>
  )
}

const WHITE = { r: 255, g: 255, b: 255 }
/** Minimum contrast ratio of text by WCAG. */
const READABLE = 4.5

/** Returns true if white text is readable on the unchanged color. */
const carriesWhite = (color: string): boolean => {
  const ground = parseColor(color)
  return ground !== null && contrast(ground, WHITE) >= READABLE
}

/** Returns date and lowest price of a slide's show, with the price of members. */
const useFacts = (show: NonNullable<Slide['show']> | null): string => {
  const t = useTexts()
  const { stores } = useServices()
  if (!show) return ''
  const price = lowestPrice(show, stores.shop.priceHiding)
  if (price.kind !== 'amount') return show.displayShowTime
  const amount = formatMoney(price.amount)
  const { price: member } = showMemberPrice(stores, { ...show, levelRate: show.levelRate ?? null }, price)
  const shown = t(price.from ? 'price.fromAmount' : 'price.amount', { amount })
  return joinFacts([show.displayShowTime, shown, member && memberText(t, member)])
}

const HeroSlide = observer(({ slide, eager }: { slide: Slide; eager: PictureProps['eager'] }) => {
  const t = useTexts()
  const leadsTo = useTarget()
  const facts = useFacts(slide.show)
  return (
    <Pressable
      className={classes(styles.slide, carriesWhite(slide.color) && styles.dark)}
      style={slide.color ? { backgroundColor: slide.color } : undefined}
      {...leadsTo(slide.target)}
    >
      <View className={styles.frame}>
        <Picture className={styles.picture} src={slide.imageUrl} alt="" width={FIRST_PICTURES.slide} eager={eager} />
      </View>
      <View className={styles.text}>
        <View className={styles.title}>{slide.title}</View>
        {slide.subTitle && <View className={styles.note}>{slide.subTitle}</View>}
        {facts && <View className={styles.facts}>{facts}</View>}
        <Text className={styles.act}>{t('button.view')}</Text>
      </View>
    </Pressable>
  )
})
