import { CodeStep } from '@/components/form/code/code-step'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { userTexts } from '@/locales/namespaces/user'
import { screen } from '@/router/screen'
import { LoginFrame } from '../frame/login-frame'
import { LoginCodeModel } from './login-code.model'

function LoginCode() {
  const t = useTexts(userTexts)
  const model = useModel((deps) => new LoginCodeModel(deps))
  return (
    <LoginFrame
      title={t('button.login')}
      heading={t('code.title')}
      lead={model.phone ? t('loginCode.sentTo', { phone: model.phone }) : ''}
    >
      <CodeStep
        model={model.code}
        submitText={t('button.login')}
        changeText={t('loginCode.changePhone')}
        onChange={model.changePhone}
      />
    </LoginFrame>
  )
}

export default screen('login-code', LoginCode)
