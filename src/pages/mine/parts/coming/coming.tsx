import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ModuleVisibilityModel } from '@/components/account/module-visibility.model'
import { PendingOrder } from '@/components/order/pending-order/pending-order'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { useDesktop } from '@/components/shell/use-desktop'
import { useTexts } from '@/components/texts'
import { ComingTickets } from '@/components/ticket/coming-tickets'
import { voucherKey } from '@/components/ticket/held-tickets'
import { TicketCard } from '@/components/ticket/ticket-card/ticket-card'
import { Empty } from '@/components/ui/empty/empty'
import { Section } from '@/components/ui/section/section'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { linkTo } from '@/router/link-to'
import styles from './coming.module.scss'

/** Number of cards in one row. */
const SHOWN = { phone: 1, desktop: 2 } as const

export interface ComingProps {
  modules: Pick<ModuleVisibilityModel, 'shows'>
}

/** Draws the order that must be paid, and the next tickets. */
export const Coming = observer(({ modules }: ComingProps) => {
  const t = useTexts()
  const { stores } = useServices()
  const shown = SHOWN[useDesktop() ? 'desktop' : 'phone']
  const tickets = useModel((deps) => new ComingTickets(deps))
  if (!stores.user.loggedIn) return null
  const { count, error, load, status, value } = tickets
  const nearest = { value: value && value.slice(0, shown), error, load, status }
  return (
    <>
      {modules.shows('ORDER') && <PendingOrder className={styles.order} />}
      {modules.shows('TICKET') && (
        <Section
          title={t('mine.coming')}
          more={{ to: linkTo('ticket-holder'), text: count ? t('mine.allTickets', { count }) : undefined }}
          className={styles.tickets}
        >
          <AsyncView of={nearest} skeleton={<Skeleton shape="block" height="196px" className={styles.ghost} />} compact>
            {(cards) =>
              cards.length === 0 ? (
                <Empty
                  compact
                  scene="no-ticket"
                  sentence={t('ticketHolder.empty')}
                  hint={t('ticketHolder.emptyHint')}
                  action={{ text: t('button.browse'), to: linkTo('all') }}
                />
              ) : (
                <View className={styles.grid} role="list">
                  {cards.map((voucher) => (
                    <View key={voucherKey(voucher)} role="listitem">
                      <TicketCard voucher={voucher} />
                    </View>
                  ))}
                </View>
              )
            }
          </AsyncView>
        </Section>
      )}
    </>
  )
})
