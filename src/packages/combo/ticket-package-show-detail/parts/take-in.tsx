import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { comboTexts } from '@/locales/namespaces/combo'
import { linkTo } from '@/router/link-to'
import type { TicketPackageShowDetailModel } from '../ticket-package-show-detail.model'

interface TakeInProps {
  model: TicketPackageShowDetailModel
  block?: boolean
}

/** Draws the button that takes the show into the choice, or that opens the combo while it is not on sale. */
export const TakeIn = observer(({ model, block }: TakeInProps) => {
  const t = useTexts(comboTexts)
  const { takeIn, combo } = model
  if (takeIn)
    return (
      <Button block={block} to={takeIn}>
        {t('combo.takeIn')}
      </Button>
    )
  const promotionId = combo.value?.promotionId ?? ''
  return (
    <Button block={block} kind="secondary" to={linkTo('ticket-package-detail', { promotionId })}>
      {t('combo.toCombo')}
    </Button>
  )
})
