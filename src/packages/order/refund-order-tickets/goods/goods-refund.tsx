import { observer } from 'mobx-react'
import type { GoodsReturns } from '@/api/goods-return'
import { AfterSaleScreen } from '@/components/after-sale/after-sale-screen'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Segmented } from '@/components/ui/segmented/segmented'
import { formatMoney } from '@/locales/format-money'
import { goodsTexts } from '@/locales/namespaces/goods'
import { returnsTexts } from '@/locales/namespaces/returns'
import { linkTo } from '@/router/link-to'
import { RefundCard, RefundHead } from '../parts/refund-card'
import { GoodsRefundModel } from './goods-refund.model'
import { GoodsQuoteCard } from './goods-quote-card'
import { ReturnCard } from './return-card'
import { ReturnReason } from './return-reason'

/** Draws the refund and the return of goods by pieces, and the refunds and returns of their order. */
export const GoodsRefund = observer(({ orderId }: { orderId: string }) => {
  const t = useTexts(returnsTexts)
  const goods = useTexts(goodsTexts)
  const model = useModel((deps) => new GoodsRefundModel(deps, orderId))
  const to = linkTo('product-detail', { orderId })
  const pieceTexts = (unitIds: readonly string[]) =>
    model.namesOf(unitIds).map(({ name, count }) => `${name} ${goods('goods.count', { count })}`)
  const submitText = () => {
    const { current, mode } = model
    if (mode !== 'REFUND') return t(`returns.request.${mode}`)
    return current ? t('returns.submitAmount', { amount: formatMoney(current.amount) }) : t('returns.submit')
  }
  return (
    <AfterSaleScreen
      texts={returnsTexts}
      model={model}
      of={model.order}
      submitText={submitText()}
      blockText={(reason) => t(`returns.blockReason.${reason}`)}
      parts={({ refunds, returns }: GoodsReturns) => {
        const { choice, units, modes, mode } = model
        const isOpen = choice.open.length > 0
        const [newest] = refunds
        const hasHistory = refunds.length + returns.length > 0
        return {
          to,
          head: newest && returns.length === 0 && !isOpen && <RefundHead refund={newest} />,
          above: modes.length > 1 && (
            <Segmented
              label={t('returns.choose')}
              value={mode}
              options={modes.map((value) => ({ value, text: t(`returns.request.${value}`) }))}
              onChange={model.setMode}
            />
          ),
          closed:
            units.length === 0 && hasHistory ? null : { units, ways: {}, otherwise: 'NOT_PAID', quiet: hasHistory },
          note: isOpen ? t(`returns.note.${mode}`) : undefined,
          more: isOpen && mode === 'RETURN' && choice.chosen.length > 0 && <ReturnReason model={model} />,
          preview: (button) => <GoodsQuoteCard model={model} button={button} />,
          hasPreview: choice.chosen.length > 0,
          rows: (
            <>
              {returns.map((item) => (
                <ReturnCard key={item.returnId} {...{ item, model }} pieces={pieceTexts(item.unitIds)} />
              ))}
              {refunds.map((refund, at) => (
                <RefundCard
                  key={refund.refundId}
                  {...{ refund, last: !isOpen, named: isOpen || at > 0 || returns.length > 0 }}
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
})
