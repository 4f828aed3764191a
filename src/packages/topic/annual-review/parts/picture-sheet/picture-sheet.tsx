import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { AnnualReview } from '@/api/annual-review'
import { PosterModel } from '@/components/poster/poster.model'
import { PosterView } from '@/components/poster/poster-view'
import { savePoster } from '@/components/poster/save-poster'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Empty } from '@/components/ui/empty/empty'
import { Sheet } from '@/components/ui/sheet/sheet'
import { topicTexts } from '@/locales/namespaces/topic'
import { ownOrigins } from '@/platform/web-origin/own-origins'
import { addressOf } from '@/router/links'
import { accentOf } from '@/styles/accent'
import type { AnnualReviewModel } from '../../annual-review.model'
import { hoursOf } from '../../review-pages'
import { paintReview, type ReviewPicture } from '../../review-picture'
import styles from './picture-sheet.module.scss'

interface PictureProps {
  model: AnnualReviewModel
  review: AnnualReview
}

/** The picture of a year, painted while its sheet is open. */
export const PictureSheet = observer(({ model, review }: PictureProps) =>
  model.picturing ? <OpenSheet model={model} review={review} /> : null,
)

const OpenSheet = observer(({ model, review }: PictureProps) => {
  const t = useTexts(topicTexts)
  const services = useServices()
  const { platform, stores } = services
  const poster = useModel((deps) => new PosterModel(deps))
  const { year, showCount, cityNames, venue } = review
  const picture: ReviewPicture = {
    title: t('review.pictureTitle', { year }),
    rows: [
      { figure: String(showCount), label: t('review.unit.shows', { count: showCount }) },
      { figure: String(hoursOf(review)), label: t('review.unit.hours', { count: hoursOf(review) }) },
      { figure: cityNames.join(t('common.separator')), label: t('review.unit.cities', { count: cityNames.length }) },
      ...(venue ? [{ figure: venue.venueName, label: t('review.venue') }] : []),
    ],
    merchant: stores.shop.config?.shopName ?? '',
    hint: t('review.scan'),
    address: (ownOrigins()[0] ?? '') + addressOf('home', {}, stores.session.shared),
    ground: accentOf(stores.shop.mainColor('light'), 'light').accentInk,
  }
  // Chat apps' browsers save a picture only by a long press.
  const byPress = platform.host.name === 'wechat-web'
  const isLost = poster.status === 'failed' || poster.status === 'unsupported'
  const save = (
    <Button
      block
      icon="download"
      disabled={poster.status !== 'ready'}
      onClick={() => savePoster(poster, services, t('review.saved'))}
    >
      {t('review.save')}
    </Button>
  )
  return (
    <Sheet
      open
      onClose={() => model.setPicturing(false)}
      title={t('review.picture')}
      footer={isLost || byPress ? undefined : save}
    >
      {isLost ? (
        <Empty compact scene="error" sentence={t('review.pictureFailed')} />
      ) : (
        <PosterView
          model={poster}
          show={{ draw: (context, pixelRatio) => paintReview(context, picture, pixelRatio) }}
          label={t('review.pictureTitle', { year })}
        />
      )}
      {byPress && poster.status === 'ready' && (
        <View className={styles.note}>
          <Text>{t('review.press')}</Text>
        </View>
      )}
    </Sheet>
  )
})
