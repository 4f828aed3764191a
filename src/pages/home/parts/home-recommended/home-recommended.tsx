import { View } from '@tarojs/components'
import { recommendedShows } from '@/api/search'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { ShowCard } from '@/components/show/show-card/show-card'
import { ShowCardSkeletons } from '@/components/show/show-card/show-card-skeletons'
import { useTexts } from '@/components/texts'
import { heldShows } from '@/components/ticket/coming-tickets'
import { Empty } from '@/components/ui/empty/empty'
import styles from './home-recommended.module.scss'

const MAX_SHOWS = 20

/** Draws recommended shows if the merchant has no layout for the city. */
export function HomeRecommended({ onRetry }: { onRetry: () => unknown }) {
  const t = useTexts()
  const recommended = useModel(({ screen, stores }) =>
    screen.query(recommendedShows, () => ({
      length: MAX_SHOWS,
      isHomePageRecommend: true,
      cityId: stores.city.cityId,
    })),
  )
  const held = useModel(heldShows)
  const skeleton = <ShowCardSkeletons count={4} className={styles.grid} />
  return (
    <AsyncView of={recommended} skeleton={skeleton}>
      {({ items }) =>
        items.length === 0 ? (
          <Empty
            scene="no-result"
            sentence={t('home.empty')}
            action={{ text: t('button.refresh'), onClick: onRetry }}
          />
        ) : (
          <View className={styles.grid}>
            {held.without(items).map((show) => (
              <ShowCard key={show.showId} show={show} />
            ))}
          </View>
        )
      }
    </AsyncView>
  )
}
