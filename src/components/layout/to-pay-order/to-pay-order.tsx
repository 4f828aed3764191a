import { PendingOrder } from '../../order/pending-order/pending-order'
import type { PartProps } from '../part'
import styles from './to-pay-order.module.scss'

/** The order that runs out soon, with the time it has left. */
export const ToPayOrder = (_: PartProps<'TO_PAY_ORDER'>) => <PendingOrder className={styles.card} />
