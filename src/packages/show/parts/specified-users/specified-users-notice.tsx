import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { showTexts } from '@/locales/namespaces/show'
import type { ShowSale } from '../../sale/show-sale'
import { useWhoMayBuy } from './use-who-may-buy'

/** Draws the tags that a buyer must have. Draws nothing for a show that all buyers can order. */
export const SpecifiedUsersNotice = observer(({ sale }: { sale: ShowSale }) => {
  const t = useTexts(showTexts)
  const who = useWhoMayBuy()
  const { users, button } = sale
  if (users.ofShow.length === 0) return null
  if (users.missingOfShow.length === 0) return <Notice tone="success">{t('only.yours', who(users.ofShow))}</Notice>
  // During the sale, the main button of the screen already opens the code screen.
  const check = button?.action?.kind !== 'buy' && (
    <Button kind="secondary" size="s" to={users.link}>
      {t('only.check')}
    </Button>
  )
  return (
    <Notice tone="notice" action={check}>
      {t('only.note', who(users.ofShow))}
    </Notice>
  )
})
