import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { namesTexts } from '@/locales/namespaces/names'
import { linkTo } from '@/router/link-to'
import { AsyncView } from '../../screen/async-view'
import { useTexts } from '../../texts'
import { Empty } from '../../ui/empty/empty'
import { Skeleton } from '../../ui/skeleton/skeleton'
import type { VoucherNaming } from '../voucher-naming'
import styles from './naming-view.module.scss'

export interface NamingViewProps {
  naming: VoucherNaming
  children: () => ReactNode
}

/** The states of a voucher's names: on the way, none such, a show without names, failed, there. */
export const NamingView = observer(({ naming, children }: NamingViewProps) => {
  const t = useTexts(namesTexts)
  if (naming.notNeeded) {
    const action = { text: t('names.toTicket'), to: linkTo('ticket-detail-new', { id: naming.voucherId }) }
    return <Empty scene="no-ticket" sentence={t('names.notNeeded')} action={action} />
  }
  const toHolder = { text: t('names.toHolder'), to: linkTo('ticket-holder') }
  return (
    <AsyncView
      of={naming.voucher}
      skeleton={<Skeleton shape="block" height="320px" className={styles.ghost} />}
      missing={<Empty scene="no-ticket" sentence={t('names.missing')} action={toHolder} />}
    >
      {children}
    </AsyncView>
  )
})
