import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { showTexts } from '@/locales/namespaces/show'
import type { ShowSale } from '../../sale/show-sale'

/** The show is known, its sale is not: says so and asks again. */
export function StaleNotice({ sale }: { sale: ShowSale }) {
  const t = useTexts(showTexts)
  return (
    <Notice
      tone="danger"
      action={
        <Button kind="secondary" size="s" onClick={sale.refresh}>
          {t('button.retry')}
        </Button>
      }
    >
      {t('detail.dynamicFailed')}
    </Notice>
  )
}
