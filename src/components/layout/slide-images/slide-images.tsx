import { Text, View } from '@tarojs/components'
import type { Slide } from '@/api/layout'
import { useDesktop } from '../../shell/use-desktop'
import { useTexts } from '../../texts'
import { classes } from '../../ui/classes'
import { Carousel } from '../../ui/carousel/carousel'
import { Picture, type PictureProps } from '../../ui/picture/picture'
import { Pressable } from '../../ui/pressable/pressable'
import type { PartProps } from '../part'
import { useTarget } from '../use-target'
import { FIRST_PICTURES } from '@/domain/drawn-picture'
import { contrast, parseColor } from '@/styles/color'
import styles from './slide-images.module.scss'

/** The hero: pictures that lead somewhere, their words drawn by us, over the picture on phones and beside it on desktop. On a phone the
 * edge of the next one shows that there are more, on desktop the dots do. */
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
/** WCAG contrast of text. */
const READABLE = 4.5

/** Returns true if white text is readable on the unchanged colour. */
const carriesWhite = (color: string): boolean => {
  const ground = parseColor(color)
  return ground !== null && contrast(ground, WHITE) >= READABLE
}

function HeroSlide({ slide, eager }: { slide: Slide; eager: PictureProps['eager'] }) {
  const t = useTexts()
  const leadsTo = useTarget()
  return (
    <Pressable
      className={classes(styles.slide, carriesWhite(slide.color) && styles.dark)}
      style={slide.color ? { backgroundColor: slide.color } : undefined}
      {...leadsTo(slide.target)}
    >
      <View className={styles.frame}>
        <Picture className={styles.picture} src={slide.imageUrl} alt="" width={FIRST_PICTURES.slide} eager={eager} />
      </View>
      <View className={styles.words}>
        <View className={styles.title}>{slide.title}</View>
        {slide.subTitle && <View className={styles.note}>{slide.subTitle}</View>}
        <Text className={styles.act}>{t('button.view')}</Text>
      </View>
    </Pressable>
  )
}
