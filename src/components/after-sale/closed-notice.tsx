import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import type { LinkTo } from '@/router/link-to'

interface WithReason<BlockReason extends string> {
  hindrance: BlockReason | 'NONE'
}

export interface ClosedNoticeProps<BlockReason extends string> {
  order: WithReason<BlockReason>
  units: readonly WithReason<BlockReason>[]
  /** Block reason if neither the order nor a unit has one. Without any block reason, nothing is drawn. */
  otherwise?: BlockReason
  /** Alternatives by block reason. */
  ways: Partial<Record<BlockReason, { text: string; to: LinkTo } | null>>
  blockText: (reason: BlockReason) => string
  /** True if the only reason is an earlier change of the tickets, which is not shown as a failure. */
  quiet?: boolean
}

/** Draws the reason why no ticket of an order can be changed, and an alternative. */
export function ClosedNotice<BlockReason extends string>(props: ClosedNoticeProps<BlockReason>) {
  const { order, units, otherwise, ways, blockText, quiet } = props
  const reasons = [order, ...units].flatMap(({ hindrance }) => (hindrance === 'NONE' ? [] : (hindrance as BlockReason)))
  // Prefers a reason that has an alternative.
  const ofUnits = reasons.find((reason) => ways[reason]) ?? reasons[0] ?? otherwise
  const reason = order.hindrance === 'NONE' ? ofUnits : (order.hindrance as BlockReason)
  if (!reason) return null
  const way = ways[reason]
  const button = way && (
    <Button kind="secondary" size="s" to={way.to}>
      {way.text}
    </Button>
  )
  return (
    <Notice tone={quiet ? 'info' : 'notice'} action={button}>
      {blockText(reason)}
    </Notice>
  )
}
