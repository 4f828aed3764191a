import { observer } from 'mobx-react'
import { nearTime } from '@/components/dates'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { showTexts } from '@/locales/namespaces/show'
import type { ShowSale } from '../../sale/show-sale'

/**
 * Draws a notice that shows whether this buyer can buy before the public sale. Draws nothing if there is no presale.
 */
export const PresaleNotice = observer(({ sale }: { sale: ShowSale }) => {
  const t = useTexts(showTexts)
  const { clock, navigate, stores } = useServices()
  const { status, dynamic, facts } = sale
  const state = status.current
  if (!state?.opensAt) return null
  const time = nearTime(state.opensAt, { now: clock.now(), utcOffset: facts.value?.utcOffset ?? 480 }, t)
  if (state.action === 'priorityBuy') return <Notice tone="success">{t('sale.earlyNow', { time })}</Notice>
  if (!dynamic.value?.existsPrivilegePurchase) return null
  if (dynamic.value.canUsePriorityPurchase) return <Notice tone="success">{t('sale.earlyAt', { time })}</Notice>
  const login = (
    <Button kind="secondary" size="s" to={navigate.loginLink()} onClick={() => sale.buyer.loginFor(sale.refresh)}>
      {t('sale.earlyLogin')}
    </Button>
  )
  const code = (
    <Button kind="secondary" size="s" to={sale.users.link}>
      {t('sale.earlyCode')}
    </Button>
  )
  return <Notice action={stores.user.loggedIn ? code : login}>{t('sale.earlyExists')}</Notice>
})
