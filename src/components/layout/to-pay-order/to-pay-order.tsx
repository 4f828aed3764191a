import { observer } from 'mobx-react'
import { Suspense } from 'react'
import { useServices } from '../../services'
import type { PartProps } from '../part'
import { PendingOrder } from './late-order'
import styles from './to-pay-order.module.scss'

/** Draws the buyer's order that needs an action, between the merchant's components. */
export const ToPayOrder = observer((_: PartProps<'TO_PAY_ORDER'>) => {
  const { stores } = useServices()
  if (!stores.user.loggedIn) return null
  return (
    <Suspense fallback={null}>
      <PendingOrder className={styles.card} />
    </Suspense>
  )
})
