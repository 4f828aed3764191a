import { observer } from 'mobx-react'
import { namesTexts } from '@/locales/namespaces/names'
import { linkTo } from '@/router/link-to'
import { problemText } from '../../form/problem'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import { Notice } from '../../ui/notice/notice'
import type { VoucherNaming } from '../voucher-naming'

/** Draws the reason why the names were refused, and the next action, if any. */
export const NamingRefusal = observer(({ naming }: { naming: VoucherNaming }) => {
  const t = useTexts(namesTexts)
  const { platform } = useServices()
  if (!naming.problem) return null
  // The web cannot bind a phone number (decision 47). There, only the support row below is shown.
  const bind = naming.needsPhone && platform.host.isMini && (
    <Button kind="secondary" size="s" to={linkTo('account-bind')}>
      {t('names.bindPhone')}
    </Button>
  )
  return (
    <Notice tone="danger" action={bind || undefined}>
      {problemText(t, naming.problem)}
    </Notice>
  )
})
