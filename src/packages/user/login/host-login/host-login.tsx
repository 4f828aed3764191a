import { observer } from 'mobx-react'
import { problemText } from '@/components/form/problem'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { userTexts } from '@/locales/namespaces/user'
import type { Consent } from '../consent/consent'
import { ConsentLine } from '../consent/consent-line'
import type { HostLogin } from './host-login.model'

/** Draws the login by the host: a large button, and the agreements. */
export const HostLoginButton = observer(({ login, consent }: { login: HostLogin; consent: Consent }) => {
  const t = useTexts(userTexts)
  const { platform } = useServices()
  const { hint, kind } = login
  if (!kind) return null
  const host = platform.host.name === 'alipay' ? t('hostLogin.alipay') : t('hostLogin.weapp')
  const labels = kind === 'account' ? t('hostLogin.account') : t(`hostLogin.${kind}`, { host })
  const { openType, scope } = platform.login.phoneButton ?? {}
  return (
    <>
      {login.nativeReady && openType ? (
        <Button
          key="host"
          block
          icon="phone"
          native={{
            openType,
            ...(scope ? { scope } : {}),
            // WeChat's event contains the code. Alipay's event only contains the permission to request a code.
            onGetPhoneNumber: ({ detail }) => void login.phone(detail),
            onGetAuthorize: ({ detail }) => void login.phone(detail),
            onError: login.refused,
          }}
        >
          {labels}
        </Button>
      ) : (
        <Button
          key="own"
          block
          icon={kind === 'account' ? 'card' : 'phone'}
          loading={login.requesting || login.busy}
          onClick={login.tap}
        >
          {labels}
        </Button>
      )}
      {hint && <Notice tone={hint.tone}>{problemText(t, hint.problem)}</Notice>}
      {!login.agreed && <ConsentLine consent={consent} />}
    </>
  )
})
