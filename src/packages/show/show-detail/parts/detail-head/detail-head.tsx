import { Text, View } from '@tarojs/components'
import type { ShowStatic } from '@/api/show'
import { useFirstWait } from '@/components/screen/first-wait'
import type { ShowPreview } from '@/components/show/show-preview'
import { titledTags } from '@/components/show/tag-titles'
import { useTexts } from '@/components/texts'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { shownTags } from '@/domain/show/tags'
import { showTexts } from '@/locales/namespaces/show'
import { ShowHero } from '../../../parts/show-hero/show-hero'
import type { SaleStatus } from '../../../sale/sale-status'
import { markedDate } from '../../marked-date'
import styles from './detail-head.module.scss'

/** Maximum number of labels. */
const TAGS = 4

export interface DetailHeadProps {
  show: ShowStatic | null
  /** Data of the card that opened this page. It is shown until the show has loaded. */
  preview: ShowPreview | null
  /** Reason why the sale is closed; null while it is open or unknown. */
  closed: SaleStatus['closedLabel']
}

/** Draws the show's poster, name, dates and labels. Until the show has loaded, draws the preview and a skeleton. */
export function DetailHead({ show, preview, closed }: DetailHeadProps) {
  const t = useTexts(showTexts)
  if (!show) return <HeadSkeleton preview={preview} />
  return (
    <ShowHero name={show.showName} posterUrl={show.posterUrl} posterColor={show.posterColor}>
      <Text className={styles.line}>{markedDate(show.showDate, closed, t) || t('show.dateToBeSet')}</Text>
      {show.advertise !== '' && <Text className={styles.line}>{show.advertise}</Text>}
      <View className={styles.tags}>
        {shownTags(titledTags(show.showTags, t), TAGS).map(({ title }) => (
          <View key={title} className={styles.tag}>
            {title}
          </View>
        ))}
      </View>
    </ShowHero>
  )
}

function HeadSkeleton({ preview }: Pick<DetailHeadProps, 'preview'>) {
  return (
    <View id={useFirstWait()}>
      <ShowHero
        name={preview?.showName ?? ''}
        posterUrl={preview?.posterUrl ?? ''}
        posterColor={preview?.posterColor ?? ''}
      >
        {!preview && <Skeleton width="90%" height="20px" />}
        <Skeleton width="60%" height="20px" />
      </ShowHero>
    </View>
  )
}
