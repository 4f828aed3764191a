import { observer } from 'mobx-react'
import { useModel } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/field/field'
import { Notice } from '@/components/ui/notice/notice'
import '@/locales/namespaces/user'
import { screen } from '@/router/screen'
import { AreaSheet } from '../../area/area-sheet'
import { AreaTap } from '../../area/area-tap'
import { problemText } from '../../problem'
import { ConsentLine } from '../consent/consent-line'
import { LoginFrame } from '../frame/login-frame'
import { HostWayButton } from '../host-way/host-way'
import { LoginModel } from './login.model'

function Login() {
  const t = useTexts('user')
  const model = useModel((services) => new LoginModel(services))
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
  const t = useTexts('user')
  const { hint } = model.hostWay
  return (
    <>
      {hint && <Notice tone={hint.tone}>{problemText(t, hint.problem)}</Notice>}
      <Field
        label={t('login.phone')}
        placeholder={t('login.phonePlaceholder')}
        type="number"
        maxlength={20}
        confirmType="next"
        nativeProps={{ autoComplete: 'tel' }}
        required
        lead={<AreaTap code={model.countryCode} onClick={model.openAreas} />}
        value={model.cellphone}
        error={problemText(t, model.problem)}
        onInput={model.setPhone}
        onConfirm={() => void model.submit()}
      />
      <Button block onClick={model.submit}>
        {t('login.getCode')}
      </Button>
      <ConsentLine consent={model.consent} />
      <AreaSheet
        open={model.choosingArea}
        areas={model.areas}
        value={model.countryCode}
        onChoose={model.chooseArea}
        onClose={model.closeAreas}
      />
    </>
  )
})

/** The ways that are not on the screen now. */
const OtherWays = observer(({ model }: { model: LoginModel }) => {
  const t = useTexts('user')
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
