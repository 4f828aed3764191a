import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PageLayout } from '@/components/layout/page-layout'
import { useTexts } from '@/components/texts'
import { TicketGrid } from '@/components/ticket/ticket-grid/ticket-grid'
import { Empty } from '@/components/ui/empty/empty'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { holderTexts } from '@/locales/namespaces/holder'
import { linkTo } from '@/router/link-to'
import type { TicketHolderModel } from '../../ticket.model'
import styles from './ticket-list.module.scss'

/**
 * Draws the list of upcoming tickets in all of its states. The list has its own scroll box, because the page does not
 * scroll.
 */
export const TicketList = observer(({ model }: { model: TicketHolderModel }) => {
  const t = useTexts(holderTexts)
  const { pages, siteId, siteName } = model.tickets
  const empty = (
    <Empty
      scene="no-ticket"
      sentence={siteName ? t('holder.noComingIn', { city: siteName }) : t('ticketHolder.empty')}
      hint={t('ticketHolder.emptyHint')}
      action={{ text: t('button.browse'), to: linkTo('all') }}
    />
  )
  return (
    <ScrollView
      className={styles.scroll}
      scrollY
      role="region"
      ariaLabel={t('ticketHolder.title')}
      ariaBusy={pages.loading !== null}
      refresherEnabled
      refresherTriggered={model.refreshing}
      onRefresherRefresh={() => void model.refresh()}
      onScrollToLower={() => void pages.more()}
    >
      <View className={styles.column}>
        <TicketGrid tickets={model.tickets} stored={model.stored} label={t('ticketHolder.title')} empty={empty} />
        {pages.loaded && (
          <ListGroup className={styles.site}>
            {siteName && (
              <ListRow
                icon="location"
                title={t('holder.siteTickets', { city: siteName })}
                to={linkTo('site-ticket', { siteId })}
              />
            )}
            <ListRow icon="transfer" title={t('holder.gifts')} to={linkTo('send-mine-ticket')} />
            <ListRow icon="plus" title={t('holder.bindTicket')} to={linkTo('bind-ticket')} />
            <ListRow icon="gift" title={t('holder.bindInvitation')} to={linkTo('bind-invitation-ticket')} />
          </ListGroup>
        )}
      </View>
      {pages.loaded && pages.loading !== 'next' && (
        <View className={styles.layout}>
          <PageLayout page="TICKET_HOLDER" />
        </View>
      )}
    </ScrollView>
  )
})
