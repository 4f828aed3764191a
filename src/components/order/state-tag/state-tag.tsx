import { Badge, type BadgeProps } from '@/components/ui/badge/badge'
import type { OrderTone } from '../order-tone'

const BADGES: Record<OrderTone, NonNullable<BadgeProps['tone']>> = {
  plain: 'notice',
  due: 'accent',
  bad: 'danger',
  good: 'success',
  over: 'plain',
}

interface StateTagProps {
  tone: OrderTone
  children: string
  className?: string | undefined
}

/** Draws the state of an order, ticket, refund, listing, gift or invoice in a list. The color depends on the tone. */
export function StateTag({ tone, children, className }: StateTagProps) {
  return (
    <Badge tone={BADGES[tone]} wraps className={className}>
      {children}
    </Badge>
  )
}
