import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { ListView } from '@/components/lists/list-view'
import { useTexts } from '@/components/texts'
import { Notice } from '@/components/ui/notice/notice'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { NamesMissing } from '../names-missing/names-missing'
import { TicketCard } from '../ticket-card/ticket-card'
import { deviceTimeText } from '../../dates'
import { useServices } from '../../services'
import { type HeldTickets, voucherKey } from '../held-tickets'
import type { StoredTickets } from '../stored-tickets'
import styles from './ticket-grid.module.scss'

const SKELETONS = [0, 1, 2]

export interface TicketGridProps {
  tickets: HeldTickets
  /** The tickets stored on the device. Without it, cards do not mark stored tickets. */
  stored?: StoredTickets
  /** Name of the list for screen readers. */
  label: string
  /** Content if there are no tickets. */
  empty: ReactNode
}

/** Draws a list of tickets that fills a screen, in all its states. A stored copy shows its time. */
export const TicketGrid = observer(({ tickets, stored, label, empty }: TicketGridProps) => {
  const t = useTexts()
  const { clock } = useServices()
  const skeleton = (
    <View className={styles.grid}>
      {SKELETONS.map((index) => (
        <Skeleton key={index} shape="block" height="196px" className={styles.ghost} />
      ))}
    </View>
  )
  return (
    <>
      {tickets.cachedAt !== null && (
        <Notice tone="notice" className={styles.stored}>
          {t('ticketHolder.stored', { time: deviceTimeText(tickets.cachedAt, clock.now(), t) })}
        </Notice>
      )}
      <ListView
        list={tickets.pages}
        keyOf={voucherKey}
        className={styles.grid}
        label={label}
        skeleton={skeleton}
        empty={empty}
      >
        {(voucher) => (
          <View role="listitem" className={styles.entry}>
            <TicketCard voucher={voucher} stored={stored} />
            <NamesMissing voucher={voucher} />
          </View>
        )}
      </ListView>
    </>
  )
})
