import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { showTexts } from '@/locales/namespaces/show'
import { linkTo } from '@/router/link-to'
import type { SitePurchaseModel } from '../../site-purchase.model'

/** Draws the reason why a show cannot be bought anymore, and a link to other shows. */
export const SaleClosed = observer(({ model }: { model: SitePurchaseModel }) => {
  const t = useTexts(showTexts)
  const label = model.sale.status.closedLabel
  if (!label) return null
  return (
    <Empty
      scene="no-ticket"
      sentence={t(`door.closed.${label}`)}
      hint={t('door.closedHint')}
      action={{ text: t('detail.toAll'), to: linkTo('all') }}
    />
  )
})
