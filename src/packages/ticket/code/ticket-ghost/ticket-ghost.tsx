import { Skeleton } from '@/components/ui/skeleton/skeleton'
import styles from './ticket-ghost.module.scss'

/** Draws the outline of a ticket while the ticket loads. @param height CSS length */
export function TicketGhost({ height }: { height: string }) {
  return <Skeleton shape="block" height={height} className={styles.ghost} />
}
