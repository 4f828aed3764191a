import { hostOf } from '@/domain/page-address'
import { texts } from '@/locales/texts'
import type { HostClipboard } from '@/platform/clipboard/contract'
import type { CashierPage } from '@/platform/payment/contract'
import { noteOpened } from '@/platform/web-origin/framed-page'
import type { Navigate } from '@/router/navigation'
import type { CashierVisit } from './cashier-visit'
import type { PaymentDeps } from './deps'

/** Services that open a payment page. */
export interface CashierDeps {
  navigate: Pick<Navigate, 'open'>
  dialogs: { alert: (message: { title?: string; content: string }) => Promise<unknown> }
  platform: { clipboard: HostClipboard }
  visit: CashierVisit
}

/**
 * Opens a payment page of a mini program (decision 100). If its host is on the list of cashiers, the page opens in the
 * web view. Otherwise copies the address, so that the buyer can open the page in a browser.
 *
 * If the buyer closes the web view, the order must be loaded for the outcome. If a return page opens a screen of the
 * storefront, that screen shows the outcome.
 */
export const openCashier = async (
  { navigate, dialogs, platform, visit }: CashierDeps,
  { address, isListed }: CashierPage,
): ReturnType<PaymentDeps['openCashier']> => {
  if (isListed) {
    noteOpened(address)
    const end = visit.begin()
    await navigate.open('web-view', { link: address })
    return { kind: (await end) === 'returned' ? 'hidden' : 'pending' }
  }
  const t = texts.translator()
  const host = hostOf(address)
  const { kind } = await platform.clipboard.copy(address)
  const isCopied = kind === 'done'
  const content = t(isCopied ? 'pay.browserHint' : 'pay.browserNoCopy', { host })
  await dialogs.alert({ title: t('pay.browserTitle'), content })
  return { kind: isCopied ? 'left' : 'cancelled' }
}
