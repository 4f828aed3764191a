import { observer } from 'mobx-react'
import { HorizontalList } from '@/components/layout/horizontal-list/horizontal-list'
import { ShowCard } from '@/components/show/show-card/show-card'
import { WhenNear } from '@/components/lists/when-near'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { heldShows } from '@/components/ticket/coming-tickets'
import { Section } from '@/components/ui/section/section'
import { drawnWidth } from '@/domain/drawn-picture'
import { showTexts } from '@/locales/namespaces/show'
import type { ShowDetailModel } from '../../show-detail.model'
import styles from './related-shows.module.scss'

const POSTER = drawnWidth(132, 164)

/**
 * Draws more shows of the same kind in the same city, at the end of the page. They load when the visitor scrolls close
 * to them.
 */
export const RelatedShows = ({ model }: { model: ShowDetailModel }) => (
  <WhenNear onNear={model.nearRelated}>
    <Related model={model} />
  </WhenNear>
)

/** Draws the related shows. Draws nothing if there are no related shows. */
const Related = observer(({ model }: { model: ShowDetailModel }) => {
  const t = useTexts(showTexts)
  const shows = useModel(heldShows).without(model.related)
  if (shows.length === 0) return null
  return (
    <Section title={t('detail.related')}>
      <HorizontalList cardClass={styles.card} columns={4}>
        {shows.map((show) => (
          <ShowCard key={show.showId} show={show} size="medium" posterWidth={POSTER} />
        ))}
      </HorizontalList>
    </Section>
  )
})
