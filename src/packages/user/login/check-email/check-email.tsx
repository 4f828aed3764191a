import { CodeStep } from '@/components/form/code/code-step'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Notice } from '@/components/ui/notice/notice'
import { waysInTexts } from '@/locales/namespaces/ways-in'
import { screen } from '@/router/screen'
import { LoginFrame } from '../frame/login-frame'
import { CheckEmailModel } from './check-email.model'

function CheckEmail() {
  const t = useTexts(waysInTexts)
  const { change, code, email, kind } = useModel((deps) => new CheckEmailModel(deps))
  return (
    <LoginFrame title={t('check.title')} lead={t(kind === 'RESET' ? 'check.reset' : 'check.activate', { email })}>
      <CodeStep model={code} submitText={t('check.submit')} changeText={t('check.change')} onChange={change} />
      <Notice>{t('check.hint')}</Notice>
    </LoginFrame>
  )
}

export default screen('check-email', CheckEmail)
