import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SupportRow } from '@/components/contact/support-row'
import { StaleNotice } from '@/components/screen/stale-notice'
import { useDeferredFirstRender } from '@/components/screen/use-deferred-first-render'
import { useTexts } from '@/components/texts'
import { Notice } from '@/components/ui/notice/notice'
import { Section } from '@/components/ui/section/section'
import { showTexts } from '@/locales/namespaces/show'
import { SaleCountdown } from '../../../parts/sale-countdown/sale-countdown'
import { SessionPicker } from '../../../parts/session-picker/session-picker'
import { SpecifiedUsersNotice } from '../../../parts/specified-users/specified-users-notice'
import { WaitPlaces } from '../../../parts/waitlist/wait-places'
import type { ShowDetailModel } from '../../show-detail.model'
import { ShowSkeleton } from '../show-skeleton/show-skeleton'
import { RelatedShows } from '../related-shows/related-shows'
import { SeatPlan } from '../../../parts/seat-plan/seat-plan'
import { ShowFacts } from '../show-facts/show-facts'
import { ShowOffers } from '../show-offers/show-offers'
import { ShowStory } from '../show-story/show-story'
import styles from './detail-body.module.scss'

/**
 * Draws the details of a show. On phones they include the countdown and the sessions; on desktop these are beside the
 * details.
 */
export const DetailBody = observer(({ model, withChoice }: { model: ShowDetailModel; withChoice: boolean }) => {
  const t = useTexts(showTexts)
  const { sale } = model
  const show = sale.facts.value
  const ready = useDeferredFirstRender()
  return (
    <View className={styles.body}>
      {!ready || !show || !model.datesSettled ? (
        <ShowSkeleton />
      ) : (
        <>
          {sale.previewed && <Notice tone="notice">{t('detail.preview')}</Notice>}
          {show.alertText !== '' && <Notice tone="notice">{show.alertText}</Notice>}
          {show.fraudWarning && <Notice tone="notice">{t('detail.fraud')}</Notice>}
          {sale.dynamic.status === 'failed' && (
            <StaleNotice onRetry={sale.refresh}>{t('detail.dynamicFailed')}</StaleNotice>
          )}
          <SpecifiedUsersNotice sale={sale} />
          <WaitPlaces sale={sale} />
          {withChoice && <SaleCountdown sale={sale} />}
          <ShowFacts model={model} />
          {model.settled ? <Below model={model} withChoice={withChoice} /> : <ShowSkeleton below />}
        </>
      )}
    </View>
  )
})

/**
 * Draws the content below date and venue at once. If the parts appeared separately, each part would move the parts
 * below it.
 */
const Below = observer(({ model, withChoice }: { model: ShowDetailModel; withChoice: boolean }) => {
  const t = useTexts(showTexts)
  const { sale } = model
  if (!useDeferredFirstRender()) return <ShowSkeleton below />
  return (
    <>
      <ShowOffers model={model} />
      {withChoice && sale.choosesOnPage && sale.selection.sessions.length > 1 && (
        <Section className={styles.section} title={t('pick.session')}>
          <SessionPicker choice={sale.selection} />
        </Section>
      )}
      <SeatPlan sale={sale} />
      <ShowStory model={model} />
      {sale.facts.value && <SupportRow showId={sale.facts.value.showId} />}
      {model.described && <RelatedShows model={model} />}
    </>
  )
})
