import { observer } from 'mobx-react'
import { PhoneField } from '@/components/form/fields/phone-field'
import { problemText } from '@/components/form/problem'
import { useFirstFocus } from '@/components/form/use-first-focus'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { userTexts } from '@/locales/namespaces/user'
import { replacedBy } from '@/router/link-to'
import { screen } from '@/router/screen'
import { ConsentLine } from '../consent/consent-line'
import { LoginFrame } from '../frame/login-frame'
import { WantedGift } from '../gift/wanted-gift'
import { HostLoginButton } from '../host-login/host-login'
import { ProviderButtons } from '../provider/provider-buttons'
import { LoginModel } from './login.model'

function Login() {
  const t = useTexts(userTexts)
  const model = useModel((deps) => new LoginModel(deps))
  const { hostFirst, hostLogin } = model
  const known = hostFirst && hostLogin.kind === 'quick'
  return (
    <LoginFrame
      title={t('button.login')}
      heading={t('login.heading')}
      lead={t(known ? 'hostLogin.welcomeBack' : 'login.lead')}
      top={<WantedGift />}
      foot={(hostLogin.kind !== null || model.offersEmail) && <OtherMethods model={model} />}
    >
      {hostFirst ? <HostLoginButton login={hostLogin} consent={model.consent} /> : <PhoneForm model={model} />}
      <ProviderButtons model={model.providers} />
    </LoginFrame>
  )
}

const PhoneForm = observer(({ model }: { model: LoginModel }) => {
  const t = useTexts(userTexts)
  const { areas, form, hostLogin } = model
  useFirstFocus(form, 'cellphone')
  const { hint } = hostLogin
  return (
    <>
      {hint && <Notice tone={hint.tone}>{problemText(t, hint.problem)}</Notice>}
      <PhoneField
        form={form}
        label={t('login.phone')}
        placeholder={t('login.phonePlaceholder')}
        confirmType="next"
        areas={areas}
        required
        onConfirm={() => void form.submit()}
      />
      <Button block onClick={form.submit}>
        {t('login.getCode')}
      </Button>
      <ConsentLine consent={model.consent} />
    </>
  )
})

/** Draws links to login methods that are not on this screen. */
const OtherMethods = observer(({ model }: { model: LoginModel }) => {
  const t = useTexts(userTexts)
  const { hostFirst, hostLogin, offersEmail } = model
  return (
    <>
      {hostLogin.kind && (
        <Button kind="quiet" size="m" icon="phone" onClick={model.toOther}>
          {t(hostFirst ? 'login.byPhone' : 'hostLogin.byHost')}
        </Button>
      )}
      {offersEmail && (
        <Button kind="quiet" size="m" icon="mail" to={replacedBy('login-email')}>
          {t('login.byEmail')}
        </Button>
      )}
    </>
  )
})

export default screen('login', Login)
