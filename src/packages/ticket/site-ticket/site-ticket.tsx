import { View } from '@tarojs/components'
import { useListGestures } from '@/components/lists/use-list-gestures'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { SiteFilter } from '@/components/ticket/site-filter/site-filter'
import { TicketGrid } from '@/components/ticket/ticket-grid/ticket-grid'
import { useNotedSite } from '@/components/ticket/use-noted-site'
import { Empty } from '@/components/ui/empty/empty'
import { Segmented } from '@/components/ui/segmented/segmented'
import { holderTexts } from '@/locales/namespaces/holder'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import boxStyles from '@/styles/box.module.scss'
import { SiteTicketModel } from './site-ticket.model'
import styles from './site-ticket.module.scss'

const PANEL = 'site-ticket-panel'

/**
 * Screen of the buyer's upcoming and past tickets at a city site. If the address contains no site, uses the chosen
 * city.
 */
function SiteTicket({ params }: { params: RouteParams<'site-ticket'> }) {
  const t = useTexts(holderTexts)
  const model = useModel((deps) => new SiteTicketModel(deps, params.siteId))
  const { tickets, tab } = model
  useListGestures(tickets.pages)
  useNotedSite('site-ticket', tickets)
  const empty = (
    <Empty
      scene="no-ticket"
      sentence={t(model.emptyKey, { city: tickets.siteName })}
      action={{ text: t('holder.toHolder'), to: linkTo('ticket-holder') }}
    />
  )
  return (
    <>
      <NavBar title={t('holder.siteTitle')} />
      <View className={styles.page}>
        {tickets.sites.length > 0 && <SiteFilter tickets={tickets} sites={tickets.sites} />}
        <Segmented
          label={t('holder.siteTitle')}
          controls={PANEL}
          value={tab}
          onChange={model.switchTo}
          options={model.tabs.map(({ value, count }) => ({ value, count, text: t(`holder.${value}`) }))}
        />
        <View
          id={PANEL}
          className={boxStyles.above4}
          role="tabpanel"
          ariaLabel={t(`holder.${tab}`)}
          ariaBusy={tickets.pages.loading === 'first'}
        >
          <TicketGrid tickets={tickets} label={t(`holder.${tab}`)} empty={empty} />
        </View>
      </View>
    </>
  )
}

export default screen('site-ticket', SiteTicket)
