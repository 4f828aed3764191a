import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { formatMoney } from '@/locales/format-money'
import { shareTexts } from '@/locales/namespaces/share'
import { ShareSheet } from '@/components/share/share-sheet/share-sheet'
import type { ShowDetailModel } from '../../show-detail.model'
import { useHostAction } from '@/components/ui/use-host-action'

/** Draws the options for sharing this show, and provides the texts of the share picture. */
export const DetailShare = observer(({ model }: { model: ShowDetailModel }) => {
  const t = useTexts(shareTexts)
  const run = useHostAction()
  const { priceFrom } = model.sale
  const price =
    priceFrom?.kind === 'amount'
      ? t(priceFrom.from ? 'price.fromAmount' : 'price.amount', { amount: formatMoney(priceFrom.amount) })
      : priceFrom?.kind === 'free'
        ? t('price.free')
        : ''
  const show = model.posterShow({ price, hint: t('poster.scan') })
  if (!show || !model.mayShare) return null
  return (
    <ShareSheet
      open={model.sharing}
      show={show}
      onClose={() => model.setSharing(false)}
      onLink={() => void run(model.share(), { copied: t('share.copied') })}
    />
  )
})
