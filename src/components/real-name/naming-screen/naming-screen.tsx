import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { namesTexts } from '@/locales/namespaces/names'
import { linkTo } from '@/router/link-to'
import { AsyncView } from '../../screen/async-view'
import { NavBar } from '../../shell/nav-bar/nav-bar'
import { useTexts } from '../../texts'
import { Empty } from '../../ui/empty/empty'
import { Skeleton } from '../../ui/skeleton/skeleton'
import type { VoucherNaming } from '../voucher-naming'
import styles from './naming-screen.module.scss'

interface NamingScreenProps {
  title: string
  naming: VoucherNaming
  children: () => ReactNode
}

/** Draws a screen of a voucher's names: the title, and the states loading, missing, not needed, failed and ready. */
export function NamingScreen({ title, naming, children }: NamingScreenProps) {
  return (
    <>
      <NavBar title={title} />
      <NamingStates naming={naming}>{children}</NamingStates>
    </>
  )
}

const NamingStates = observer(({ naming, children }: Omit<NamingScreenProps, 'title'>) => {
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
