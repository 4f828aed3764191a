import { Text, View } from '@tarojs/components'
import type { ShowStatic } from '@/api/show'
import { useFirstWait } from '@/components/screen/first-wait'
import { useTexts } from '@/components/texts'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { shownTags } from '@/domain/show/tags'
import { showTexts } from '@/locales/namespaces/show'
import { ShowHero } from '../../../parts/show-hero/show-hero'
import styles from './detail-head.module.scss'

/** Most labels in a head. */
const TAGS = 4

/** The show's poster, name, dates and labels; a skeleton for null. */
export function DetailHead({ show }: { show: ShowStatic | null }) {
  const t = useTexts(showTexts)
  if (!show) return <HeadSkeleton />
  return (
    <ShowHero name={show.showName} posterUrl={show.posterUrl} posterColor={show.posterColor}>
      <Text className={styles.line}>{show.showDate || t('show.dateToBeSet')}</Text>
      {show.advertise !== '' && <Text className={styles.line}>{show.advertise}</Text>}
      <View className={styles.tags}>
        {shownTags(show.showTags, TAGS).map(({ title }) => (
          <View key={title} className={styles.tag}>
            {title}
          </View>
        ))}
      </View>
    </ShowHero>
  )
}

function HeadSkeleton() {
  return (
    <View id={useFirstWait()}>
      <ShowHero name="" posterUrl="" posterColor="">
        <Skeleton width="90%" height="20px" />
        <Skeleton width="60%" height="20px" />
      </ShowHero>
    </View>
  )
}
