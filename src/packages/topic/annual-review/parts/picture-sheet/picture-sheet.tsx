import { observer } from 'mobx-react'
import type { AnnualReview } from '@/api/annual-review'
import { PictureSheet } from '@/components/poster/picture-sheet'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { topicTexts } from '@/locales/namespaces/topic'
import { ownOrigins } from '@/platform/web-origin/own-origins'
import { addressOf } from '@/router/links'
import { accentOf } from '@/styles/accent'
import type { AnnualReviewModel } from '../../annual-review.model'
import { hoursOf } from '../../review-pages'
import { paintReview, type ReviewPicture } from '../../review-picture'

interface PictureProps {
  model: AnnualReviewModel
  review: AnnualReview
}

/** Draws the sheet with the picture of a year. The picture is painted only while the sheet is open. */
export const ReviewPictureSheet = observer(({ model, review }: PictureProps) =>
  model.picturing ? <OpenSheet model={model} review={review} /> : null,
)

function OpenSheet({ model, review }: PictureProps) {
  const t = useTexts(topicTexts)
  const { stores } = useServices()
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
  return (
    <PictureSheet
      open
      onClose={() => model.setPicturing(false)}
      title={t('review.picture')}
      show={{ draw: (context, pixelRatio) => paintReview(context, picture, pixelRatio) }}
      label={t('review.pictureTitle', { year })}
    />
  )
}
