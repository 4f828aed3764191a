import type { GoodsReturns } from '@/api/goods-return'
import { AfterSaleScreen } from '@/components/after-sale/after-sale-screen'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { formatMoney } from '@/locales/format-money'
import { goodsTexts } from '@/locales/namespaces/goods'
import { returnsTexts } from '@/locales/namespaces/returns'
import { linkTo } from '@/router/link-to'
import { RefundCard, RefundHead } from '../parts/refund-card'
import { GoodsRefundModel } from './goods-refund.model'
import { GoodsQuoteCard } from './goods-quote-card'

/** Draws the refund of goods by pieces, and the refunds of their order. */
export function GoodsRefund({ orderId }: { orderId: string }) {
  const t = useTexts(returnsTexts)
  const goods = useTexts(goodsTexts)
  const model = useModel((deps) => new GoodsRefundModel(deps, orderId))
  const to = linkTo('product-detail', { orderId })
  const pieceTexts = (unitIds: readonly string[]) =>
    model.namesOf(unitIds).map(({ name, count }) => `${name} ${goods('goods.count', { count })}`)
  return (
    <AfterSaleScreen
      texts={returnsTexts}
      model={model}
      of={model.order}
      submitText={
        model.current ? t('returns.submitAmount', { amount: formatMoney(model.current.amount) }) : t('returns.submit')
      }
      blockText={(reason) => t(`returns.blockReason.${reason}`)}
      parts={({ refunds }: GoodsReturns) => {
        const { choice, units } = model
        const isOpen = choice.open.length > 0
        const [newest] = refunds
        return {
          to,
          head: newest && !isOpen && <RefundHead refund={newest} />,
          closed: units.length === 0 && newest ? null : { units, ways: {}, otherwise: 'NOT_PAID', quiet: !!newest },
          preview: (button) => <GoodsQuoteCard model={model} button={button} />,
          hasPreview: choice.chosen.length > 0,
          rows: (
            <>
              {refunds.map((refund, at) => (
                <RefundCard
                  key={refund.refundId}
                  {...{ refund, last: !isOpen, named: isOpen || at > 0 }}
                  pieces={pieceTexts(refund.pieceIds)}
                />
              ))}
              <ListGroup>
                <ListRow icon="order" title={t('returns.toOrder')} to={to} />
              </ListGroup>
            </>
          ),
        }
      }}
    />
  )
}
