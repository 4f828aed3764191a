import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import type { ShowCard as Show } from '@/api/show-card'
import { ListView } from '@/components/lists/list-view'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { usePageDescription } from '@/components/shell/use-page-description'
import { ShowCard } from '@/components/show/show-card/show-card'
import { ShowCardSkeletons } from '@/components/show/show-card/show-card-skeletons'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Empty } from '@/components/ui/empty/empty'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import textStyles from '@/styles/text.module.scss'
import styles from './hot-ticket.module.scss'
import { HotTicketModel } from './hot-ticket.model'

/** Number of top ranks that are highlighted. */
const TOP = 3

const keyOf = ({ showId }: Show): string => showId

/** Screen of the best-selling shows by rank. */
function HotTicket({ params }: { params: RouteParams<'hot-ticket'> }) {
  const t = useTexts(ticketTexts)
  const model = useModel((deps) => new HotTicketModel(deps, params))
  useReachBottom(() => void model.shows.more())
  usePageDescription(t('hot.note'))
  const skeleton = <ShowCardSkeletons count={6} className={styles.grid} />
  const empty = (
    <Empty scene="no-result" sentence={t('hot.empty')} action={{ text: t('button.browse'), to: linkTo('all') }} />
  )
  return (
    <>
      <NavBar title={t('hot.title')} />
      <View className={styles.page}>
        <View className={textStyles.meta}>{t('hot.note')}</View>
        <ListView list={model.shows} keyOf={keyOf} className={styles.grid} skeleton={skeleton} empty={empty}>
          {(show, index) => (
            <View className={styles.entry}>
              <ShowCard show={show} eager={index < 4} />
              <View className={classes(styles.rank, index < TOP && styles.top)}>{index + 1}</View>
            </View>
          )}
        </ListView>
      </View>
    </>
  )
}

export default screen('hot-ticket', HotTicket)
