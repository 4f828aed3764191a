import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { showTexts } from '@/locales/namespaces/show'
import type { ShowSale } from '../../sale/show-sale'

export interface SaleActionProps {
  sale: ShowSale
  /** Opens the booking, or the order. */
  onBuy: () => Promise<void>
  block?: boolean
}

/** The one button of a show; its label is the state. Nothing as long as the state is unknown. */
export const SaleAction = observer(({ sale, onBuy, block }: SaleActionProps) => {
  const t = useTexts(showTexts)
  const { button } = sale
  if (!button) return null
  const { act, label, key } = button
  const handleClick = () => (act?.kind === 'remind' ? sale.remind(act.type) : onBuy())
  return (
    <Button block={block} disabled={act === null} onClick={handleClick}>
      {label || t(key)}
    </Button>
  )
})
