import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useMemo } from 'react'
import { ListEnd } from '../../lists/list-end'
import { VirtualList } from '../../lists/virtual-list'
import { useModel } from '../../screen/use-model'
import { useServices } from '../../services'
import { useDesktop } from '../../shell/use-desktop'
import { ShowCard } from '../../show/show-card/show-card'
import { ShowCardSkeletons } from '../../show/show-card/show-card-skeletons'
import { useTexts } from '../../texts'
import { heldShows } from '../../ticket/coming-tickets'
import { Section } from '../../ui/section/section'
import type { PartProps } from '../part'
import { useMore } from '../use-target'
import { wholeRows } from '../whole-rows'
import { Masonry, MasonrySkeleton } from './masonry'
import { recommendedList } from './recommended-list.model'
import styles from './recommended-list.module.scss'

/** Number of columns on desktop. */
const COLUMNS = 5

/** Draws an endless list of shows: poster at the left on phones, rows of five on desktop, or a masonry. */
export const RecommendedList = observer(({ component, layoutId }: PartProps<'RECOMMENDED_LIST'>) => {
  const t = useTexts()
  const services = useServices()
  const desktop = useDesktop()
  const size = desktop ? 'medium' : 'small'
  // A new layout has a new first page.
  const list = useMemo(() => recommendedList(services, { component, layoutId }), [services, component, layoutId])
  useReachBottom(() => void list.more())
  const more = useMore(component.moreTarget)
  const masonry = component.style === 'MASONRY'
  const items = useModel(heldShows).without(list.items)
  // Omits an incomplete last row, which the next page will fill.
  const shows = desktop && !list.last ? wholeRows(items, COLUMNS) : items
  if (items.length === 0) return null
  return (
    <Section title={component.title || t('home.recommended')} note={component.subTitle} more={more}>
      {masonry ? (
        <Masonry shows={items} />
      ) : (
        <VirtualList items={shows} keyOf={(show) => show.showId} className={styles.grid}>
          {(show) => <ShowCard show={show} size={size} />}
        </VirtualList>
      )}
      <ListEnd
        list={list}
        skeleton={masonry ? <MasonrySkeleton /> : <ShowCardSkeletons count={5} size={size} className={styles.grid} />}
      />
    </Section>
  )
})
