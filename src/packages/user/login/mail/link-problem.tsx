import type { MailLink } from '@/api/email-account'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { waysInTexts } from '@/locales/namespaces/ways-in'
import { replacedBy } from '@/router/link-to'

export interface LinkProblemProps {
  state: Exclude<MailLink['state'], 'VALID'>
  /** Sends another e-mail; undefined if the e-mail address is not known. */
  onResend?: () => unknown
}

/** Draws the problem of an invalid link, and actions that solve it. */
export function LinkProblem({ state, onResend }: LinkProblemProps) {
  const t = useTexts(waysInTexts)
  if (state === 'EXPIRED' && onResend)
    return (
      <Button block onClick={onResend}>
        {t('link.again')}
      </Button>
    )
  if (state === 'USED')
    return (
      <>
        <Button block to={replacedBy('login-email')}>
          {t('link.logIn')}
        </Button>
        <Button block kind="secondary" to={replacedBy('forgot-password')}>
          {t('set.newTitle')}
        </Button>
      </>
    )
  return (
    <>
      <Button block to={replacedBy('create-account')}>
        {t('create.link')}
      </Button>
      <Button block kind="secondary" to={replacedBy('forgot-password')}>
        {t('set.newTitle')}
      </Button>
    </>
  )
}
