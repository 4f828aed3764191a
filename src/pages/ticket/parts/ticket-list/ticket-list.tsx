import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PageLayout } from '@/components/layout/page-layout'
import { ErrorState } from '@/components/screen/error-state'
import { useTexts } from '@/components/texts'
import { timeText } from '@/components/ticket/ticket-time'
import { Empty } from '@/components/ui/empty/empty'
import { Notice } from '@/components/ui/notice/notice'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { linkTo } from '@/router/link-to'
import type { TicketHolderModel } from '../../ticket.model'
import { TicketCard } from '../ticket-card/ticket-card'
import styles from './ticket-list.module.scss'

const SKELETON_CARDS = [0, 1, 2]

/** The tickets of the chosen tab in all their states. Scrolls by itself, since the page does not. */
export const TicketList = observer(({ model }: { model: TicketHolderModel }) => {
  const t = useTexts()
  const { list, tab } = model
  const cachedAt = model.cachedAt[tab]
  const coming = tab === 'coming'
  return (
    <ScrollView
      id="holder-list"
      className={styles.scroll}
      scrollY
      role="tabpanel"
      ariaBusy={list.loading !== null}
      refresherEnabled
      refresherTriggered={model.refreshing}
      onRefresherRefresh={() => void model.refresh()}
      onScrollToLower={() => void list.more()}
    >
      <View className={styles.column}>
        {cachedAt !== null && (
          <Notice tone="notice" className={styles.kept}>
            {t('ticketHolder.kept', { time: timeText(cachedAt, t) })}
          </Notice>
        )}
        {list.status === 'failed' && <ErrorState error={list.error} onRetry={list.reload} />}
        {list.empty && (
          <Empty
            scene="no-ticket"
            sentence={t(coming ? 'ticketHolder.empty' : 'ticketHolder.noHistory')}
            hint={coming ? t('ticketHolder.emptyHint') : undefined}
            action={{ text: t('ticketHolder.browse'), to: linkTo('all') }}
          />
        )}
        <View className={styles.grid}>
          {list.status === 'loading' &&
            SKELETON_CARDS.map((index) => (
              <Skeleton key={index} shape="block" height="196px" className={styles.ghost} />
            ))}
          {list.items.map((voucher) => (
            <TicketCard key={voucher.voucherId} voucher={voucher} />
          ))}
        </View>
        {list.loading === 'next' && (
          <View className={styles.foot} role="status">
            <Text>{t('common.loadingMore')}</Text>
          </View>
        )}
      </View>
      {list.loaded && list.loading !== 'next' && (
        <View className={styles.layout}>
          <PageLayout page="TICKET_HOLDER" />
        </View>
      )}
    </ScrollView>
  )
})
