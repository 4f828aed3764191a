import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { showTexts } from '@/locales/namespaces/show'
import type { ShowSale } from '../../sale/show-sale'
import { waitOffer } from '../../sale/wait-offer'

export interface SaleActionProps {
  sale: ShowSale
  /** Opens the booking screen, or the checkout. */
  onBuy: () => Promise<void>
  /** True if `onBuy` opens a sheet over this screen instead of another screen. */
  inSheet?: boolean
  block?: boolean
}

/**
 * Draws the main button of a show; its label depends on the state of the sale. Draws nothing while the state is
 * unknown.
 */
export const SaleAction = observer(({ sale, onBuy, inSheet, block }: SaleActionProps) => {
  const t = useTexts(showTexts)
  const { button } = sale
  if (!button) return null
  const { action, label, key, isDone } = button
  const place = isDone && key === 'sale.waitlisted' ? sale.waitlist.position : null
  const handleClick = () => {
    if (action?.kind === 'reminded') return sale.buyer.setReminding(true)
    return action?.kind === 'remind' ? sale.remind(action.type) : onBuy()
  }
  const held = waitOffer(sale)
  if (held)
    return (
      <Button block={block} to={sale.waitlist.orderOf(held)}>
        {t('wait.order')}
      </Button>
    )
  if (action?.kind === 'leave')
    return (
      <Button block={block} to={sale.soldAt}>
        {label || t(key)}
      </Button>
    )
  const missing = inSheet ? sale.users.missingOfShow : sale.users.missingOfChoice
  if (action?.kind === 'buy' && missing.length > 0)
    return (
      <Button block={block} to={sale.users.link}>
        {t('only.check')}
      </Button>
    )
  const to = action?.kind === 'buy' && !inSheet ? sale.next : undefined
  return (
    <Button
      kind={isDone ? 'secondary' : 'primary'}
      block={block}
      disabled={action === null}
      to={to}
      onClick={handleClick}
    >
      {place === null ? label || t(key) : t('sale.waitlistedAt', { place })}
    </Button>
  )
})
