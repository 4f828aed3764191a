import { useModel } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/field/field'
import '@/locales/rooms/user'
import { screen } from '@/router/screen'
import { AreaSheet } from '../../area/area-sheet'
import { AreaTap } from '../../area/area-tap'
import { sayProblem } from '../../problem'
import { ConsentLine } from '../consent/consent-line'
import { LoginFrame } from '../frame/login-frame'
import { LoginModel } from './login.model'

function Login() {
  const t = useTexts('user')
  const model = useModel((services) => new LoginModel(services))
  const other = model.offersEmail && (
    <Button kind="quiet" size="m" icon="mail" onClick={model.toEmail}>
      {t('login.byEmail')}
    </Button>
  )
  return (
    <LoginFrame title={t('button.login')} heading={t('login.heading')} lead={t('login.lead')} foot={other}>
      <Field
        label={t('login.phone')}
        placeholder={t('login.phonePlaceholder')}
        type="number"
        maxlength={20}
        confirmType="next"
        nativeProps={{ autoComplete: 'tel' }}
        required
        lead={<AreaTap code={model.countryCode} onClick={model.askArea} />}
        value={model.cellphone}
        error={sayProblem(t, model.problem)}
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
    </LoginFrame>
  )
}

export default screen('login', Login)
