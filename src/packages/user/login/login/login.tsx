import { observer } from 'mobx-react'
import { PhoneField } from '@/components/form/fields/phone-field'
import { problemText } from '@/components/form/problem'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { userTexts } from '@/locales/namespaces/user'
import { screen } from '@/router/screen'
import { ConsentLine } from '../consent/consent-line'
import { LoginFrame } from '../frame/login-frame'
import { HostWayButton } from '../host-way/host-way'
import { LoginModel } from './login.model'

function Login() {
  const t = useTexts(userTexts)
  const model = useModel((deps) => new LoginModel(deps))
  const { hostFirst, hostWay } = model
  const known = hostFirst && hostWay.kind === 'quick'
  return (
    <LoginFrame
      title={t('button.login')}
      heading={t('login.heading')}
      lead={t(known ? 'hostLogin.welcomeBack' : 'login.lead')}
      foot={(hostWay.kind !== null || model.offersEmail) && <OtherWays model={model} />}
    >
      {hostFirst ? <HostWayButton way={hostWay} consent={model.consent} /> : <PhoneForm model={model} />}
    </LoginFrame>
  )
}

const PhoneForm = observer(({ model }: { model: LoginModel }) => {
  const t = useTexts(userTexts)
  const { areas, form, hostWay } = model
  const { hint } = hostWay
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
        onInput={model.setPhone}
        onConfirm={() => void form.submit()}
      />
      <Button block onClick={form.submit}>
        {t('login.getCode')}
      </Button>
      <ConsentLine consent={model.consent} />
    </>
  )
})

/** The ways that are not on the screen now. */
const OtherWays = observer(({ model }: { model: LoginModel }) => {
  const t = useTexts(userTexts)
  const { hostFirst, hostWay, offersEmail } = model
  return (
    <>
      {hostWay.kind && (
        <Button kind="quiet" size="m" icon="phone" onClick={model.toOther}>
          {t(hostFirst ? 'login.byPhone' : 'hostLogin.byHost')}
        </Button>
      )}
      {offersEmail && (
        <Button kind="quiet" size="m" icon="mail" onClick={model.toEmail}>
          {t('login.byEmail')}
        </Button>
      )}
    </>
  )
})

export default screen('login', Login)
