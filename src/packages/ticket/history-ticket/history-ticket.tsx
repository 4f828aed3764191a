import { View } from '@tarojs/components'
import { useListGestures } from '@/components/lists/use-list-gestures'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { HeldTickets } from '@/components/ticket/held-tickets'
import { SiteFilter } from '@/components/ticket/site-filter/site-filter'
import { TicketGrid } from '@/components/ticket/ticket-grid/ticket-grid'
import { useNotedSite } from '@/components/ticket/use-noted-site'
import { Empty } from '@/components/ui/empty/empty'
import { holderTexts } from '@/locales/namespaces/holder'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import styles from './history-ticket.module.scss'

/** Screen of the buyer's past tickets, latest first. Each row links to its ticket. */
function HistoryTicket({ params }: { params: RouteParams<'history-ticket'> }) {
  const t = useTexts(holderTexts)
  const tickets = useModel((deps) => new HeldTickets(deps, { history: true, siteId: params.siteId }))
  useListGestures(tickets.pages)
  useNotedSite('history-ticket', tickets)
  const { siteName } = tickets
  const empty = (
    <Empty
      scene="no-ticket"
      sentence={siteName ? t('holder.noHistoryIn', { city: siteName }) : t('holder.noHistory')}
      hint={t('holder.historyHint')}
      action={{ text: t('holder.toHolder'), to: linkTo('ticket-holder') }}
    />
  )
  return (
    <>
      <NavBar title={t('holder.history')} />
      <View className={styles.page}>
        {tickets.filtered && <SiteFilter tickets={tickets} sites={tickets.offeredSites} all />}
        <TicketGrid tickets={tickets} label={t('holder.history')} empty={empty} />
      </View>
    </>
  )
}

export default screen('history-ticket', HistoryTicket)
